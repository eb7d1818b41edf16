/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { push } from '@/components/testing/pushing-link';
import { RoleLink } from './RoleLink';

jest.mock('next/navigation', () => jest.requireActual('@/components/testing/pushing-link'));

const onFollow = jest.fn();
const link = () => screen.getByRole('menuitem');

beforeEach(() => {
  push.mockReset();
  onFollow.mockReset();
  render(
    <RoleLink role="menuitem" href="/en/about" onFollow={onFollow} onClick={jest.fn()}>
      About
    </RoleLink>,
  );
});

describe('a link with another role', () => {
  it('is followed without loading a new document', () => {
    expect(link()).toHaveAttribute('href', '/mooc/app/en/about');
    expect(fireEvent.click(link())).toBe(false);
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(push.mock.calls).toEqual([['/en/about']]);
  });

  it('leaves a click for a new tab to the browser', () => {
    let taken: boolean | undefined;
    const watch = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', watch, { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(taken).toBe(false);
    expect(onFollow).not.toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
  });

  it('has no click handler on the element, for which Firefox would replace it for screen readers', () => {
    expect(link().onclick).toBeNull();
  });
});
