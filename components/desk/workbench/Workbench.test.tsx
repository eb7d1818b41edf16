/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftKey, loadDraft, saveDraft } from '@/lib/desk/drafts';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import { keepAllowed } from '@/lib/html/sanitise';
import { prepareBrowser, reading, show } from '../testing/show-part';
import { Workbench } from './Workbench';

jest.mock('@/lib/html/sanitise', () => {
  const sanitiser = jest.requireActual('@/lib/html/sanitise');
  return { ...sanitiser, keepAllowed: jest.fn(sanitiser.keepAllowed) };
});

prepareBrowser();

it('keeps a draft, shows it in both themes, compares it and throws it away', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  expect(screen.getByRole('note')).toHaveTextContent('Nothing is saved to the catalogue from here');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent('Le onde: qui.');
  expect(screen.getByText('No difference in the text.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  expect(screen.getByRole('status').firstElementChild).toHaveTextContent('Draft kept in this browser');
  expect(loadDraft(draftKey('10541207', 'c1', 'description'))?.title).toBe('Onde');
  for (const theme of ['Light theme', 'Dark theme']) {
    const preview = screen.getByRole('region', { name: `As the public sees it: ${theme}` });
    expect(await within(preview).findByRole('heading', { level: 3 })).toHaveTextContent('Le onde: qui.');
    expect(within(preview).getByRole('heading', { level: 2 })).toHaveTextContent(`As the public sees it: ${theme}`);
  }
  expect(screen.getByText(/^\+ \(h3\) Le \*\*onde/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByRole('status')).toHaveTextContent('No draft');
  expect(window.localStorage).toHaveLength(0);
});

it('says what is wrong with the open course, and leads to its page', () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c2' } });
  expect(screen.getByText(/^What is wrong: Closed; No picture; No teacher/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Public page/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/courseDetails\/c2$/),
  );
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  expect(screen.getByText(/^No issue /)).toBeVisible();
});

it('says that the course in the address is still being read, rather than to choose one', () => {
  window.history.replaceState(null, '', '?desk=texts&course=c9');
  const summary = { ...goodCourse, id: 'c9', institutions: [], seriesSize: 0 };
  show(<Workbench reading={{ ...reading, listed: [summary] }} owner="10541207" />);
  expect(screen.getByText('This course has not been read yet.')).toBeVisible();
  expect(screen.queryByText('Choose a course to begin.')).toBeNull();
});

it('says that a catalogue without courses has none, rather than that it has not been read', () => {
  show(<Workbench reading={{ ...reading, listed: [], courses: [] }} owner="10541207" />);
  expect(screen.getByText('There are no courses in the catalogue yet.')).toBeVisible();
});

it('shows and exports drafts as long as the catalogue has not been read, under the titles of their courses', () => {
  const draft = { html: html('<p>Mine</p>'), savedAt: 0, base: '', title: 'Waves' };
  saveDraft(draftKey('10541207', 'c9', 'description'), draft);
  show(<Workbench reading={null} owner="10541207" />);
  fireEvent.click(screen.getByRole('button', { name: 'Waves: Description' }));
  expect(screen.getByText(/^Until the catalogue has been read, your drafts can be read and exported/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'As the public sees it: Light theme' })).toHaveTextContent('Mine');
  expect(screen.getByRole('button', { name: 'Export as HTML' })).toBeEnabled();
});

it('lists the courses by the words of their titles', () => {
  const courses = ['Zoologia', '«Ombre»', 'Ética'].map((title) => ({ ...goodCourse, id: title, title: html(title) }));
  show(<Workbench reading={{ ...reading, courses }} owner={null} />);
  const options = within(screen.getByLabelText('Course')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['', 'Ética', '«Ombre»', 'Zoologia']);
});

it('tells courses of the same title apart', () => {
  const courses = ['c2', 'c10'].map((id) => ({ ...goodCourse, id, title: html('<i>Precorso</i>') }));
  show(<Workbench reading={{ ...reading, courses: [...courses, goodCourse] }} owner={null} />);
  const options = within(screen.getByLabelText('Course')).getAllByRole('option');
  const institution = goodCourse.institutions[0]?.name;
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([`Precorso · ${institution} · c2`, `Precorso · ${institution} · c10`]),
  );
  expect(options.filter(({ textContent }) => textContent?.includes(' · '))).toHaveLength(2);
});

it.each([
  [' corso@unimi.it', 'mailto:corso@unimi.it'],
  ['unimi.it', 'https://unimi.it/'],
])('makes of %s the link that it means', (typed, address) => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  fireEvent.change(screen.getByLabelText('Address of the link'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const link = within(screen.getByRole('textbox', { name: 'Text in progress' })).getByRole('link', { name: address });
  expect(link).toHaveAttribute('href', address);
});

it('trims beyond the limit once its field is left, and says how much of the text is lost', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('7 of 7 characters')).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent(/^Le onde$/);
  expect(await screen.findByText(/^− Le \*\*onde/)).toBeVisible();
});

it('trims beyond the limit at Enter, too', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const field = screen.getByLabelText('Maximum length (optional)');
  fireEvent.change(field, { target: { value: '7' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('7 of 7 characters')).toBeVisible();
});

it.each([
  ['1.000', '13 of 1,000 characters'],
  ['1.000,5', 'A whole number is needed'],
  ['0', 'A whole number is needed'],
  ['-7', 'A whole number is needed'],
])('reads the limit %s as people mean it, and trims nothing when it is none', async (typed, says) => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const field = screen.getByLabelText('Maximum length (optional)');
  fireEvent.blur(field, { target: { value: typed } });
  expect(await screen.findByText(new RegExp(says))).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent('Le onde: qui.');
});

it('says of a second wrong limit, too, that a whole number is needed', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const refused = (value: string) => {
    fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value } });
    return screen.findByText(/A whole number is needed/);
  };
  // A screen reader says the same words again only if their element is another one.
  expect(await refused('0')).not.toBe(await refused('-7'));
});

it('gives back by undo what the limit took, also while there is the limit', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('7 of 7 characters')).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByText('13 of 7 characters')).toBeVisible());
  const text = screen.getByRole('textbox', { name: 'Text in progress' });
  fireEvent.blur(text);
  fireEvent.focus(text);
  expect(text).toHaveTextContent('Le onde: qui.');
});

it('has a limit for one text alone: another one that is opened stays whole', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('7 of 7 characters')).toBeVisible());
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c2' } });
  expect(screen.getByLabelText('Maximum length (optional)')).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent('Le onde: qui.');
  expect(screen.getByRole('status')).toHaveTextContent('No draft');
});

it('keeps what is lowered and raised, and says at any time what the editor has no place for', async () => {
  const description = html('<p>H<sub>2</sub>O, m<sup>2</sup></p><dl><dt>A</dt><dd>B</dd></dl>');
  show(<Workbench reading={{ ...reading, courses: [{ ...goodCourse, description }] }} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const lost = () => screen.getByText(/does not know these elements/);
  expect(lost()).toHaveTextContent(': dl, dt, dd.');
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  expect(lost()).toBeVisible();
  const preview = screen.getByRole('region', { name: 'As the public sees it: Light theme' });
  expect(preview.querySelector('sub')).toHaveTextContent('2');
  expect(preview.querySelector('sup')).toHaveTextContent('2');
});

it('is written, and compared, in the language and the direction of the text', async () => {
  const description = html('<p>שלום</p>');
  show(
    <Workbench reading={{ ...reading, courses: [{ ...goodCourse, language: 'he', description }] }} owner="10541207" />,
  );
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const text = screen.getByRole('textbox', { name: 'Text in progress' });
  expect([text.lang, text.dir]).toEqual(['he', 'auto']);
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  const line = (await screen.findByText(/^\+ \(h3\) שלום/)).closest('li');
  expect([line?.parentElement?.lang, line?.dir]).toEqual(['he', 'auto']);
});

it('keeps a draft at each key, and cleans it for preview and comparison once typing pauses', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  jest.mocked(keepAllowed).mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser');
  expect(window.localStorage).toHaveLength(1);
  expect(keepAllowed).not.toHaveBeenCalled();
  expect(await screen.findByText(/^\+ \(h3\) Le \*\*onde/)).toBeVisible();
  expect(keepAllowed).toHaveBeenCalled();
});

it('has one line for a title, without headings and links, as on its page', () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'title' } });
  const tools = screen.getByRole('group', { name: 'Formatting' });
  const names = within(tools)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Undo', 'Redo', 'Bold', 'Italic']);
  const text = screen.getByRole('textbox', { name: 'Text in progress' });
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(text.querySelectorAll('p')).toHaveLength(1);
  const paste = (type: string, pasted: string) =>
    fireEvent.paste(text, {
      clipboardData: { files: [], getData: (wanted: string) => (wanted === type ? pasted : '') },
    });
  paste('text/html', '<h1>One</h1><ul><li>two</li></ul>');
  paste('text/plain', 'three\n\nfour');
  expect([...text.children].map(({ tagName }) => tagName)).toEqual(['P']);
  expect(text).toHaveTextContent('One two');
  expect(text).toHaveTextContent('three four');
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
  paste('text/plain', 'https://example.org/');
  expect(text.querySelector('a')).toBeNull();
});
