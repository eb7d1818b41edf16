/** @jest-environment ./jest/environment.mjs */
import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useTypedText } from './useTypedText';

function fieldWith(text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.defaultValue = text;
  return field;
}

describe('the text of a field', () => {
  it('counts what is typed after the list has been rendered and before it listens', () => {
    const field = fieldWith('');
    const { result } = renderHook(() => {
      useLayoutEffect(() => {
        field.value = 'musi';
      }, []);
      return useTypedText({ current: field });
    });
    expect(result.current).toMatchObject({ text: 'musi', wanted: true });
  });

  it('is known, but wants nothing, when the page starts with it', () => {
    const field = { current: fieldWith('mare') };
    const { result } = renderHook(() => useTypedText(field));
    expect(result.current).toMatchObject({ text: 'mare', wanted: false });
  });
});
