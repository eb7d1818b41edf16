'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hasSignedInHint, onReturn } from '@/components/admin/signed-in-hint';

interface SaveProfileProps {
  /** The `action` of the form that chooses a profile, with base path. */
  readonly action: string;
  /** The fields of that form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Saves a profile that was selected because it is the only one. If that fails, it is selected again next time. */
export function SaveProfile({ action, fields }: SaveProfileProps) {
  const body = new URLSearchParams(fields).toString();
  useEffect(() => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    // Of the response, a redirect, only the cookie matters.
    fetch(action, { method: 'POST', headers, body, redirect: 'manual' }).catch(() => undefined);
  }, [action, body]);
  return null;
}

/** Reloads the page when somebody returns to it after a sign-out in another tab. */
export function LeaveAfterSignOut() {
  useEffect(() => {
    if (!hasSignedInHint()) return;
    return onReturn(() => {
      if (!hasSignedInHint()) window.location.reload();
    });
  }, []);
  return null;
}

/** Milliseconds between two attempts (specification, section 9, "retry interval"). */
const interval = 5000;

/** Refreshes the page every few seconds, until the server sends it without this component. */
export function RefreshRegularly() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), interval);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}

/** Refreshes the page when the visitor changes the theme, because the server writes it into addresses of other services. */
export function RefreshOnThemeChange() {
  const router = useRouter();
  useEffect(() => {
    const observer = new MutationObserver(() => router.refresh());
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [router]);
  return null;
}
