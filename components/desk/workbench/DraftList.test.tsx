/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { draftKey, saveDraft } from '@/lib/desk/drafts';
import { html } from '@/lib/desk/testing/courses';
import { prepareBrowser, show } from '../testing/show-part';
import { DraftList } from './DraftList';
import { download } from './exported';

jest.mock('./exported', () => ({ ...jest.requireActual('./exported'), download: jest.fn() }));

prepareBrowser();

it('exports all drafts of the person in one file, newest first, as pages show them', () => {
  const save = (owner: string, course: string, name: 'title' | 'description', text: string, savedAt: number) =>
    saveDraft(draftKey(owner, course, name), { html: html(text), savedAt, base: '' });
  save('1', 'c1', 'title', '<p>Onde</p>', 1);
  save('1', 'c2', 'description', '<p onclick="x()">Mare</p>', 2);
  save('2', 'c3', 'title', '<p>Other</p>', 3);
  show(<DraftList owner="1" titles={new Map()} onOpen={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export all drafts as JSON' }));
  expect(download).toHaveBeenCalledWith('drafts.json', 'application/json', expect.any(String));
  expect(JSON.parse(String(jest.mocked(download).mock.lastCall?.[2]))).toEqual([
    { courseId: 'c2', text: 'description', html: '<p>Mare</p>' },
    { courseId: 'c1', text: 'title', html: 'Onde' },
  ]);
});
