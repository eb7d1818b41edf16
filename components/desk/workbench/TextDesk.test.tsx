/** @jest-environment ./jest/environment.mjs */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import { inEnglish, prepareBrowser, reading, show } from '../testing/show-part';
import { Workbench } from './Workbench';

prepareBrowser();

describe('a draft', () => {
  const text = () => screen.getByRole('textbox', { name: 'Text in progress' });
  const startDraft = async () => {
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  };

  it.each(['<p>Text</p>', '<ul><li>List</li></ul>', '<table><thead><tr><th>Table</th></tr></thead></table>'])(
    'does not begin by opening %s',
    async (published) => {
      const courses = [{ ...goodCourse, description: html(published) }];
      show(<Workbench reading={{ ...reading, courses }} owner="10541207" />);
      fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
      fireEvent.focus(text());
      expect(screen.getByRole('status')).toHaveTextContent('No draft');
      expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
      expect(window.localStorage).toHaveLength(0);
    },
  );

  it('has no empty line at its end', async () => {
    const courses = [{ ...goodCourse, description: html('<ul><li>One</li></ul>') }];
    show(<Workbench reading={{ ...reading, courses }} owner="10541207" />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
    const key = window.localStorage.key(0) ?? '';
    expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toMatchObject({ html: '<ol><li><p>One</p></li></ol>' });
  });

  it('that is discarded can be taken back', async () => {
    await startDraft();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(within(text()).queryByRole('heading')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Restore the discarded draft' }));
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser');
    expect(window.localStorage).toHaveLength(1);
  });

  it('stands in a list of all that its owner has, which leads to its text', async () => {
    await startDraft();
    cleanup();
    window.history.replaceState(null, '', '/');
    show(<Workbench reading={reading} owner="somebody else" />);
    expect(screen.queryByRole('heading', { name: 'Your drafts in this browser' })).toBeNull();
    cleanup();
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.click(screen.getByRole('button', { name: /: Description$/ }));
    expect(screen.getByLabelText('Course')).toHaveFocus();
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
  });

  it('says when the published text has changed since it was begun', async () => {
    await startDraft();
    expect(screen.queryByText(/has changed since you began/)).toBeNull();
    cleanup();
    const description = html('<p>Somebody has published this.</p>');
    show(<Workbench reading={{ ...reading, courses: [{ ...goodCourse, description }] }} owner="10541207" />);
    expect(screen.getByText(/has changed since you began/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(screen.queryByText(/has changed since you began/)).toBeNull();
  });

  it('that has been published itself is not called outdated', async () => {
    await startDraft();
    cleanup();
    const { html: written } = JSON.parse(window.localStorage.getItem(window.localStorage.key(0) ?? '') ?? '');
    const courses = [{ ...goodCourse, description: html(written) }];
    show(<Workbench reading={{ ...reading, courses }} owner="10541207" />);
    expect(screen.getByText('No difference in the text.')).toBeVisible();
    expect(screen.queryByText(/has changed since you began/)).toBeNull();
  });

  it('is none: the published text is shown as soon as the catalogue has been read again', async () => {
    const published = (text: string) => ({ ...reading, courses: [{ ...goodCourse, description: html(text) }] });
    const part = (text: string) => <Workbench reading={published(text)} owner="10541207" />;
    const { rerender } = show(part('<p>Old</p>'));
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    expect(text()).toHaveTextContent('Old');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    rerender(inEnglish(part('<p>New</p>')));
    await waitFor(() => expect(text()).toHaveTextContent('New'));
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
    rerender(inEnglish(part('<p>Newer</p>')));
    expect(screen.getByText(/has changed since you began/)).toBeVisible();
    expect(text()).toHaveTextContent('New');
    expect(text()).not.toHaveTextContent('Newer');
  });

  it('lasts for the page when its owner has no code, also while another text is open', async () => {
    show(<Workbench reading={reading} owner={null} />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    expect(await screen.findByText(/could not keep the draft: export it/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c2' } });
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  });

  it('follows what is typed in another tab', async () => {
    await startDraft();
    const key = window.localStorage.key(0) ?? '';
    const draft = { html: '<p>From the other tab</p>', savedAt: Date.now(), base: '' };
    window.localStorage.setItem(key, JSON.stringify(draft));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(text()).toHaveTextContent('From the other tab');
    window.localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(text()).toHaveTextContent('Le onde: qui.');
    expect(window.localStorage).toHaveLength(0);
  });

  it('typed in another tab is not taken away by an undo in this one', async () => {
    await startDraft();
    const key = window.localStorage.key(0) ?? '';
    const draft = { html: '<p>From the other tab</p>', savedAt: Date.now(), base: '' };
    window.localStorage.setItem(key, JSON.stringify(draft));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(text()).toHaveTextContent('From the other tab');
    expect(window.localStorage.getItem(key)).toContain('From the other tab');
  });

  it('for which the browser has no room is said to be lost, stays for the page, and is not left without a question', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    expect(await screen.findByText(/could not keep the draft: export it/)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    cleanup();
    show(<Workbench reading={reading} owner="10541207" />);
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByText(/could not keep the draft/)).toBeVisible();
    full.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  });
});
