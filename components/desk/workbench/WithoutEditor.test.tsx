/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { type Draft, draftKey, loadDraft, saveDraft } from '@/lib/desk/drafts';
import { html } from '@/lib/desk/testing/courses';
import { prepareBrowser, reading, show } from '../testing/show-part';
import { Workbench } from './Workbench';

prepareBrowser();

const owner = '10541207';
const key = draftKey(owner, 'c9', 'description');
const draft: Draft = { html: html('<p>Mine</p>'), savedAt: 0, base: '' };

it('shows the draft for a course that has left the catalogue', () => {
  saveDraft(key, draft);
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.click(screen.getByRole('button', { name: 'c9: Description' }));
  expect(screen.getByText('This course is not in the catalogue.')).toBeVisible();
  const preview = screen.getByRole('region', { name: 'As the public sees it: Light theme' });
  expect(preview).toHaveTextContent('Mine');
});

it('names the course of such a draft where the focus is', () => {
  saveDraft(key, { ...draft, title: 'Waves' });
  show(<Workbench reading={reading} owner={owner} />);
  fireEvent.click(screen.getByRole('button', { name: 'Waves: Description' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Course'));
  expect(screen.getByLabelText('Course')).toHaveDisplayValue('Waves');
});

it('discards such a draft, and restores it, with the same button', () => {
  saveDraft(key, { ...draft, title: 'Waves' });
  show(<Workbench reading={reading} owner={owner} />);
  fireEvent.click(screen.getByRole('button', { name: 'Waves: Description' }));
  const button = screen.getByRole('button', { name: 'Discard the draft' });
  fireEvent.click(button);
  expect(loadDraft(key)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Waves: Description' })).toBeNull();
  expect(button).toHaveTextContent('Restore the discarded draft');
  fireEvent.click(button);
  expect(loadDraft(key)).toEqual({ ...draft, title: 'Waves' });
  expect(screen.getByRole('button', { name: 'Waves: Description' })).toBeVisible();
});

it('discards no draft as long as the catalogue has not been read', () => {
  saveDraft(key, draft);
  show(<Workbench reading={null} owner={owner} />);
  fireEvent.click(screen.getByRole('button', { name: 'c9: Description' }));
  expect(screen.queryByRole('button', { name: 'Discard the draft' })).toBeNull();
});
