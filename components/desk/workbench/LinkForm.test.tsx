/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { html } from '@/lib/desk/testing/courses';
import { prepareBrowser, show } from '../testing/show-part';
import { LinkForm } from './LinkForm';
import { useTextEditor } from './useTextEditor';

prepareBrowser();

const links = '<p><a href="https://one.example/">one</a> and <a href="https://two.example/">two</a></p>';
let editor: Editor;

function Form() {
  const options = { label: 'Text', lang: null, isLine: false, limit: null, onChange: () => {} };
  editor = useTextEditor(html(links), options);
  return <LinkForm editor={editor} onDone={() => {}} />;
}

it('shows the address of the link that is selected now, until another is typed', () => {
  show(<Form />);
  const field = screen.getByLabelText('Address of the link');
  const select = (place: number) => act(() => void editor.commands.setTextSelection(place));
  select(2);
  expect(field).toHaveValue('https://one.example/');
  select(10);
  expect(field).toHaveValue('https://two.example/');
  fireEvent.change(field, { target: { value: 'https://new.example/' } });
  select(2);
  expect(field).toHaveValue('https://new.example/');
});
