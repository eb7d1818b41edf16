import { hintCookie } from '@/lib/http/hint-cookie';

/** Calls back when the visitor returns to this tab, after a sign-in or sign-out in another. @returns a function that stops it */
export function onReturn(call: () => void): () => void {
  const events = ['focus', 'pageshow'] as const;
  for (const name of events) window.addEventListener(name, call);
  return () => {
    for (const name of events) window.removeEventListener(name, call);
  };
}

/** Whether the hint cookie says that somebody is signed in. */
export function hasSignedInHint(): boolean {
  try {
    return document.cookie.split('; ').includes(`${hintCookie}=1`);
  } catch {
    // A browser that refuses cookies to a page may throw an error instead of saying that there are none.
    return false;
  }
}
