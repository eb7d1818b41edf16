/** @jest-environment ./jest/environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { SavedLink } from './SavedLink';
import { announceSavingNews, saveCourses } from './saved-courses';

jest.mock('./announce-saving', () => {
  throw new Error('offline');
});

const news = { saved: '', removed: '', full: '', notStored: '', first: '', open: '' };

it('counts a course also when the code that announces it cannot be loaded', async () => {
  render(<SavedLink locale="it" label="Salvati" news={news} />);
  await act(async () => {
    if (saveCourses(['12'])) announceSavingNews('saved');
  });
  expect(screen.getByRole('link')).toHaveTextContent('Salvati1');
});
