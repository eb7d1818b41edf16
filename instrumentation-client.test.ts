/** @jest-environment ./jest/environment.mjs */
import { onRouterTransitionStart } from './instrumentation-client';

const navigation = new EventTarget();
const bar = () => document.querySelector('progress');

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
});

/** The router has waited for a page for a while. */
function wait(kind: 'push' | 'replace' | 'traverse') {
  onRouterTransitionStart('/mooc/app/home', kind);
  jest.advanceTimersByTime(1_000);
}

describe('while the router waits for a page, a bar says so', () => {
  it('after three tenths of a second', () => {
    onRouterTransitionStart('/mooc/app/home', 'push');
    jest.advanceTimersByTime(299);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).toBeVisible();
    navigation.dispatchEvent(new Event('currententrychange'));
  });

  it('until the address changes', () => {
    wait('push');
    expect(bar()).toHaveAttribute('aria-hidden', 'true');
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(bar()).toBeNull();
  });

  it('until the browser leaves the page, which may come back as it was', () => {
    wait('replace');
    window.dispatchEvent(new Event('pagehide'));
    expect(bar()).toBeNull();
  });

  it('not for a page that comes at once', () => {
    onRouterTransitionStart('/mooc/app/home', 'push');
    navigation.dispatchEvent(new Event('currententrychange'));
    jest.advanceTimersByTime(1_000);
    expect(bar()).toBeNull();
  });

  it('not for pages that were there before, and not in a browser that does not tell when a page comes', () => {
    wait('traverse');
    expect(bar()).toBeNull();
    Reflect.deleteProperty(window, 'navigation');
    wait('push');
    expect(bar()).toBeNull();
  });
});
