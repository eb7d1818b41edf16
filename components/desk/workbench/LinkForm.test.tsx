/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { html } from '@/lib/desk/testing/courses';
import { prepareBrowser, show } from '../testing/show-part';
import { LinkForm } from './LinkForm';
import { useTextEditor } from './useTextEditor';

prepareBrowser();

const links = '<p><a href="https://one.example/">one</a> and <a href="https://two.example/">two</a></p>';
let editor: Editor;

const done = jest.fn();
beforeEach(() => done.mockReset());

function Form() {
  const options = { label: 'Text', lang: null, isLine: false, limit: null, onChange: () => {} };
  editor = useTextEditor(html(links), options);
  return (
    <>
      <EditorContent editor={editor} />
      <LinkForm editor={editor} onDone={done} />
    </>
  );
}

const field = () => screen.getByLabelText('Address of the link');
const select = (place: number) => act(() => void editor.commands.setTextSelection(place));
const enter = (address: string) => {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
};

it('shows the address of the link that is selected now, until another is typed', () => {
  show(<Form />);
  select(2);
  expect(field()).toHaveValue('https://one.example/');
  select(10);
  expect(field()).toHaveValue('https://two.example/');
  fireEvent.change(field(), { target: { value: 'https://new.example/' } });
  select(2);
  expect(field()).toHaveValue('https://new.example/');
});

it('changes the whole link in which the cursor stands, and no other', () => {
  show(<Form />);
  select(2);
  enter('https://new.example/');
  expect(editor.getHTML()).toMatch(
    /<a [^>]*"https:\/\/new\.example\/">one<\/a> and <a [^>]*"https:\/\/two\.example\/"/,
  );
  expect(done).toHaveBeenCalledTimes(1);
});

it('stays open for an address that pages do not show, and says so', () => {
  show(<Form />);
  select(2);
  enter('javascript:alert(1)');
  expect(screen.getByRole('alert')).toHaveTextContent(/http, https, mailto/);
  expect(field()).toBeInvalid();
  const first = screen.getByRole('alert').firstElementChild;
  enter('javascript:alert(2)');
  // Another element with the same words, so that a screen reader says them again.
  expect(screen.getByRole('alert').firstElementChild).toHaveTextContent(/http, https, mailto/);
  expect(screen.getByRole('alert').firstElementChild).not.toBe(first);
  expect(editor.getHTML()).toContain('https://one.example/');
  expect(done).not.toHaveBeenCalled();
});

it('has the focus, and gives it to the text at Escape alone, without a change', async () => {
  show(<Form />);
  expect(field()).toHaveFocus();
  fireEvent.keyDown(field(), { key: 'Shift' });
  expect(done).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'https://new.example/' } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(done).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
  expect(editor.getHTML()).not.toContain('new.example');
});
