'use client';

import { useSearchParams } from 'next/navigation';
import { addressAfterChoice } from '@/lib/shell/address-after-choice';

interface ReturnFieldProps {
  readonly name: string;
  /** The path of the page to return to, without base path. */
  readonly page: string;
}

/** The field of a form for the page to return to, with its query of now: the desk changes it without the server. */
export function ReturnField({ name, page }: ReturnFieldProps) {
  return <input type="hidden" name={name} value={addressAfterChoice(page, useSearchParams())} />;
}
