'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds between two attempts (specification, section 9, "retry interval"). */
const interval = 5000;

/** Has the server make the page again and again, until it makes one without this. */
export function RefreshRegularly() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), interval);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
