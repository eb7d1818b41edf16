/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { translatePage } from '@/jest/translate-page';
import { html } from '@/lib/desk/testing/courses';
import { ReadingProgress } from './ReadingProgress';
import { inEnglish, prepareBrowser, reading, show } from './testing/show-part';
import { Difference } from './workbench/Difference';
import { Workbench } from './workbench/Workbench';

prepareBrowser();

/** Opens the description of a good course, and has the browser translate the page. */
function openTranslated(): void {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  for (const paragraph of document.querySelectorAll('p, button')) translatePage(paragraph);
}

it('says with what its button does now, to stop the reading or to read again', () => {
  const progress = (status: 'reading' | 'done') => (
    <ReadingProgress status={status} progress={reading} start={() => {}} cancel={() => {}} />
  );
  const { container, rerender } = show(progress('reading'));
  translatePage(container);
  rerender(inEnglish(progress('done')));
  expect(screen.getByRole('button')).toHaveTextContent('Read again');
});

it('says what is wrong with the course that is open now', () => {
  openTranslated();
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c2' } });
  expect(screen.getByText(/^What is wrong: Closed/)).toBeVisible();
});

it('names the button that brings a discarded draft back', async () => {
  openTranslated();
  fireEvent.click(screen.getByRole('button', { name: 'HEADING 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'DISCARD THE DRAFT' }));
  expect(screen.getByRole('button', { name: 'Restore the discarded draft' })).toBeVisible();
});

it('compares a text that is changed further, instead of ending in an error', () => {
  const part = (text: string) => <Difference published={html('<p>One</p>')} html={html(text)} lang={undefined} />;
  const { container, rerender } = show(part('<p>One</p><p>Two</p>'));
  translatePage(container);
  rerender(inEnglish(part('<p>Three</p>')));
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['− One', '+ Three']);
});
