/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { renderIn } from '@/components/testing/render-in';
import type { Locale } from '@/lib/model/locale';
import type { Shell } from '@/lib/shell/read-shell';
import { GatedContent } from './GatedContent';
import { administratorProfile, editorProfile, readyGate } from './testing/shell-fixtures';

// Mocked, because these tests have no session tokens to read.
jest.mock('next-auth/jwt', () => ({}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: jest.fn(),
  useSearchParams: () => new URLSearchParams(),
}));

const show = (gate: Shell['gate'], locale: Locale = 'it') =>
  renderIn(
    locale,
    <GatedContent gate={gate}>
      <p>lavoro</p>
    </GatedContent>,
  );
const content = () => screen.queryByText('lavoro');
const profiles = [administratorProfile, editorProfile];

describe('the profile gate on the screen', () => {
  it('shows the page once a profile is selected', () => {
    show(readyGate);
    expect(content()).toBeVisible();
  });

  it('waits for profiles and asks for the page again, until they are there', () => {
    jest.useFakeTimers();
    const refresh = jest.fn();
    jest.mocked(useRouter).mockReturnValue({ refresh } as unknown as ReturnType<typeof useRouter>);
    const { rerender } = show({ state: 'loading' }, 'en');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(content()).toBeNull();
    act(() => void jest.advanceTimersByTime(5000));
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(<GatedContent gate={readyGate}>{null}</GatedContent>);
    act(() => void jest.advanceTimersByTime(5000));
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('asks for a profile with a dropdown of descriptions, and sends number and secondary profile', () => {
    show({ state: 'select_profile', profiles, wanted: null, failed: false });
    expect(content()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scegli il profilo');
    const dropdown = screen.getByRole('combobox', { name: 'Profilo' });
    const form = dropdown.closest('form');
    expect([...dropdown.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Amministrazione del catalogo',
      'Redazione del catalogo',
    ]);
    expect(form).toHaveFormValues({ profile: '1', dprofile: '' });
    fireEvent.change(dropdown, { target: { value: '1' } });
    expect(form).toHaveFormValues({ profile: '12', dprofile: 'REDAZIONE', return: '/restricted' });
    expect(dropdown).toHaveAccessibleDescription('Cura testi e immagini');
  });

  it('chooses at once what the address asks for', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    show({ state: 'select_profile', profiles, wanted: editorProfile, failed: false });
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit.mock.contexts[0]).toHaveFormValues({ profile: '12', dprofile: 'REDAZIONE' });
  });

  it('keeps a profile that was selected as the only one', () => {
    const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
    global.fetch = fetchMock as unknown as typeof fetch;
    show({ ...readyGate, profiles: [editorProfile], unsaved: true });
    expect(content()).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, request] = fetchMock.mock.calls[0] ?? [];
    expect([address, request?.method, request?.body]).toEqual([
      '/mooc/app/api/auth/profile',
      'POST',
      'profile=12&dprofile=REDAZIONE',
    ]);
  });
});
