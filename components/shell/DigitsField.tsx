'use client';

import { type FormEvent, useId } from 'react';
import fields from './Field.module.css';

interface DigitsFieldProps {
  readonly name: string;
  readonly label: string;
  /** Says what may be typed. */
  readonly hint: string;
  readonly maxLength: number;
}

/** Removes characters that are not digits, and keeps the position of the cursor (specification, section 5, mask `9`). */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const digits = field.value.replaceAll(/\D/g, '');
  if (digits === field.value) return;
  const before = field.value.slice(0, field.selectionStart ?? field.value.length).replaceAll(/\D/g, '').length;
  field.value = digits;
  field.setSelectionRange(before, before);
}

/** A required field that accepts only digits. */
export function DigitsField({ name, label, hint, maxLength }: DigitsFieldProps) {
  const hintId = useId();
  return (
    <>
      <label className={fields.field}>
        {label}
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="[0-9]+"
          maxLength={maxLength}
          aria-describedby={hintId}
          // In Firefox screen readers call an empty required field invalid, unless the page says that it is not.
          aria-invalid={false}
          onInput={keepDigits}
        />
      </label>
      <small id={hintId}>{hint}</small>
    </>
  );
}
