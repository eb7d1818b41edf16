'use client';

import { CrashView } from '@/components/status/CrashView';

/** What is left when a page breaks in the browser. */
export default function ErrorPage() {
  return <CrashView />;
}
