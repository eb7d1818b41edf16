'use client';

import { useSearchParams } from 'next/navigation';
import { addressAfterChoice } from '@/lib/shell/address-after-choice';

interface ReturnFieldProps {
  readonly name: string;
  /** The page to return to with its query when the server rendered it, without base path. */
  readonly returnTo: string;
}

/** The field of a form for the page to return to, with its query of now: the desk changes it without the server. */
export function ReturnField({ name, returnTo }: ReturnFieldProps) {
  const query = useSearchParams();
  const [page = ''] = returnTo.split('?');
  return <input type="hidden" name={name} value={query ? addressAfterChoice(page, query) : returnTo} />;
}
