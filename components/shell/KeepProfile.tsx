'use client';

import { useEffect } from 'react';

interface KeepProfileProps {
  /** Where the form that chooses a profile is sent, with base path. */
  readonly action: string;
  /** The fields of that form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Keeps a profile that was selected because it is the only one; should that fail, it is selected again next time. */
export function KeepProfile({ action, fields }: KeepProfileProps) {
  const body = new URLSearchParams(fields).toString();
  useEffect(() => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    // The answer leads to this very page: its cookie is all that is wanted of it.
    fetch(action, { method: 'POST', headers, body, redirect: 'manual' }).catch(() => undefined);
  }, [action, body]);
  return null;
}
