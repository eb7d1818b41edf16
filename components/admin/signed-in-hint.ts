/** Calls back when the visitor returns to this tab, after a sign-in or sign-out in another. @returns a function that stops it */
export function onReturn(call: () => void): () => void {
  const events = ['focus', 'pageshow'] as const;
  for (const name of events) window.addEventListener(name, call);
  return () => {
    for (const name of events) window.removeEventListener(name, call);
  };
}

/** Whether the hint cookie of this name says that somebody is signed in. */
export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}
