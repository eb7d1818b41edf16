/** @jest-environment ./jest/environment.mjs */
import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useTypedText } from './useTypedText';

function focusedField(text: string): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.defaultValue = text;
  field.focus();
  return field;
}

afterEach(() => document.body.replaceChildren());

describe('the text of a field', () => {
  it('counts what is typed after the list has been rendered and before it listens', () => {
    const field = focusedField('');
    const { result } = renderHook(() => {
      useLayoutEffect(() => {
        field.value = 'musi';
      }, []);
      return useTypedText({ current: field });
    });
    expect(result.current).toMatchObject({ text: 'musi', wanted: true });
  });

  it('wants nothing any more when the field was left before the list was loaded', () => {
    const field = focusedField('');
    field.value = 'storia';
    field.blur();
    const { result } = renderHook(() => useTypedText({ current: field }));
    expect(result.current).toMatchObject({ text: 'storia', wanted: false });
  });

  it('is known, but wants nothing, when the page starts with it', () => {
    const field = { current: focusedField('mare') };
    const { result } = renderHook(() => useTypedText(field));
    expect(result.current).toMatchObject({ text: 'mare', wanted: false });
  });
});
