'use client';

import { useEffect, useRef } from 'react';

/** Sends the form around it once. */
export function SubmitAtOnce() {
  const marker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = marker;
    // React runs effects twice in development.
    const timer = setTimeout(() => current?.form?.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
  return <input type="hidden" ref={marker} />;
}
