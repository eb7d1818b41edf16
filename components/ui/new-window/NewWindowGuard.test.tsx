/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { showToast } from '@/components/ui/toast/show-toast';
import { NewWindowGuard } from './NewWindowGuard';

jest.mock('@/components/ui/toast/show-toast', () => ({ showToast: jest.fn() }));

const open = jest.fn<unknown, [string, string]>();
beforeEach(() => {
  jest.mocked(showToast).mockClear();
  open.mockReset().mockReturnValue({ opener: window });
  window.open = open as unknown as typeof window.open;
  render(
    <>
      <a href="https://learn.example.org/" target="_blank" rel="noopener noreferrer">
        <span>Vai al corso</span>
      </a>
      <a href="#teachers">e un altro docente</a>
      <NewWindowGuard summary="Impossibile" detail="Consenti" />
    </>,
  );
});

/** Clicks. @returns whether the browser itself would follow the link */
const click = (text: string, keys: Partial<MouseEventInit> = {}) => fireEvent.click(screen.getByText(text), keys);

it('opens the window of a link itself, out of reach of this one', () => {
  expect(click('Vai al corso')).toBe(false);
  expect(open).toHaveBeenCalledWith('https://learn.example.org/', '_blank');
  expect(open.mock.results[0]?.value).toEqual({ opener: null });
  expect(showToast).not.toHaveBeenCalled();
});

it('says so until it is closed when the window is blocked', async () => {
  open.mockReturnValue(null);
  click('Vai al corso');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      severity: 'error',
      summary: 'Impossibile',
      detail: 'Consenti',
      sticky: true,
    }),
  );
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (keys) => {
    // jsdom cannot follow links, so the last listener prevents it.
    const stop = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    click('Vai al corso', keys);
    expect(open).not.toHaveBeenCalled();
  },
);

it('leaves links inside the page alone', () => {
  expect(click('e un altro docente')).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
