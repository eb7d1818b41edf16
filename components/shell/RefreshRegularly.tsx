'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds between two attempts (specification, section 9, "retry interval"). */
const INTERVAL = 5000;

/** Has the server make the page again and again, until it makes one without this. */
export function RefreshRegularly() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), INTERVAL);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
