/** @jest-environment ./jest/environment.mjs */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { prepareBrowser, reading, show } from '../testing/show-part';
import { Workbench } from './Workbench';

prepareBrowser();

const file = { type: 'image/png' };
const data = (html: string, files: readonly unknown[]) => ({
  ...{ files, getData: (type: string) => (type === 'text/html' ? html : '') },
});

function openText(): HTMLElement {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  return screen.getByRole('textbox', { name: 'Text in progress' });
}

it.each([
  [1, 'as a file', '', [file]],
  [1, 'in a text', '<p>Here <img src="https://example.org/a.png"></p>', []],
  [0, 'with the text that it shows, as office programs do', '<p>Text</p>', [file]],
])('says %i times that a picture was left out when it is pasted %s', (times, _, html, files) => {
  fireEvent.paste(openText(), { clipboardData: data(html, files) });
  expect(screen.queryAllByText(/takes no pictures/)).toHaveLength(times);
});

it('leaves out a dropped file, which does not replace the page', () => {
  const text = openText();
  const drop = createEvent.drop(text, { dataTransfer: data('', [file]) });
  fireEvent(text, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('takes no pictures');
});
