/** @jest-environment ./jest/environment.mjs */
import { paintBeforeScripts } from './paint-before-scripts.ts';

const nonce = 'secret-word';
const file = (name: string) => `<script src="/mooc/app/_next/static/${name}" async="" nonce="${nonce}"></script>`;
const bootstrap = `<script src="/mooc/app/_next/static/start.js" nonce="${nonce}" async=""></script>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  it('wait for the script that starts them, the last thing in the page', () => {
    const early = '<link rel="preload" as="script" fetchPriority="low" href="/mooc/app/_next/static/start.js"/>';
    const html = paintBeforeScripts(page(early + file('a.js') + bootstrap, '<p>text</p>'), nonce);
    // In HTML a script of data may have neither `src` nor `async`.
    const waiting = (name: string) => `<script type="text/plain" data-src="/mooc/app/_next/static/${name}"></script>`;
    expect(html).toContain(`<head>${waiting('a.js')}${waiting('start.js')}</head>`);
    expect(html).toMatch(new RegExp(`<p>text</p><script nonce="${nonce}">[^<]+</script></body></html>$`));
  });

  it.each([
    ['that are not of the build', '<script src="/a.js" async=""></script>'],
    ['of somebody else', '<script src="https://elsewhere.example/_next/static/a.js" async=""></script>'],
    ['that are written in the page', `<script nonce="${nonce}">run()</script>`],
    ['for old browsers', '<script src="/mooc/app/_next/static/old.js" noModule=""></script>'],
  ])('stay as they are: those %s', (_which, script) => {
    expect(paintBeforeScripts(page(script), nonce)).toBe(page(script));
  });
});

describe('the script that starts them', () => {
  let painted: () => void;
  let isHidden: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    isHidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    class Observer {
      static supportedEntryTypes = ['paint'];
      constructor(observe: (list: unknown) => void) {
        painted = () => observe({ getEntriesByName: (name: string) => [name] });
      }
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: Observer });
  });

  afterEach(() => jest.useRealTimers());

  /** Loads a page with one script, as a browser does. */
  function show() {
    const html = paintBeforeScripts(page(file('a.js')), nonce);
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    document.head.innerHTML = head.innerHTML;
    const run = new Function(body.textContent ?? '');
    run();
  }

  const started = () => [...document.querySelectorAll('script:not([type])')].map((one) => one.getAttribute('src'));

  it('waits for the first paint, and starts each once', () => {
    show();
    expect(started()).toEqual([]);
    painted();
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
    jest.runAllTimers();
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
  });

  it('waits no longer than three seconds', () => {
    show();
    jest.advanceTimersByTime(2_999);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
  });

  it('waits no longer than 300 ms once all has arrived, since Firefox reports no paint of a page that it opens scrolled', () => {
    show();
    jest.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(299);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
  });

  it('waits for nothing in a tab in the background', () => {
    isHidden = true;
    show();
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
  });

  it('waits for nothing where the browser does not say when it paints', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    show();
    expect(started()).toEqual(['/mooc/app/_next/static/a.js']);
  });
});
