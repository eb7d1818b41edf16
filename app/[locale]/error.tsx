'use client';

import { CrashView } from '@/components/status/CrashView';

/** Shown when a page fails in the browser. */
export default function ErrorPage() {
  return <CrashView />;
}
