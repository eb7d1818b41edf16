/** @jest-environment ./jest/environment.mjs */

import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { anyText } from '@/jest/any-text';
import { DigitsField } from './DigitsField';

function showField() {
  render(<DigitsField name="matricola" label="Nuova matricola" hint="Solo cifre" maxLength={20} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Nuova matricola' });
}

function type(field: HTMLInputElement, text: string, cursor: number) {
  field.value = text;
  field.setSelectionRange(cursor, cursor);
  fireEvent(field, new InputEvent('input', { bubbles: true }));
}

describe('a field with the mask of digits', () => {
  it('says what may be typed, and keeps digits as they are', () => {
    const field = showField();
    type(field, '845210', 3);
    expect([field.value, field.selectionStart]).toEqual(['845210', 3]);
    expect(field).toHaveAccessibleDescription('Solo cifre');
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('maxlength', '20');
  });

  it('refuses letters also where no script takes them out', () => {
    const field = showField();
    field.value = '84a';
    expect(field).toBeInvalid();
    field.value = '84';
    expect(field.checkValidity()).toBe(true);
  });

  it('takes everything else out, and leaves the cursor where it was', () => {
    const field = showField();
    type(field, ' 8a45', 3);
    expect([field.value, field.selectionStart]).toEqual(['845', 1]);
  });

  it('never holds anything but digits', () => {
    const field = showField();
    fc.assert(
      fc.property(anyText(), (text) => {
        type(field, text, text.length);
        expect(field.value).toMatch(/^[0-9]*$/);
        expect(field.selectionStart).toBe(field.value.length);
      }),
    );
  });
});
