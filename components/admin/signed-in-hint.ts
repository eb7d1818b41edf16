/** People sign in and out in other tabs: calls whenever the visitor comes back to this one. @returns what ends it */
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
