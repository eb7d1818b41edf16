'use client';

import { useEffect, useRef } from 'react';

/** Submits the surrounding form once. */
export function SubmitAtOnce() {
  const marker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = marker;
    // The timer prevents a second submit: React runs effects twice in development.
    const timer = setTimeout(() => current?.form?.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
  return <input type="hidden" ref={marker} />;
}
