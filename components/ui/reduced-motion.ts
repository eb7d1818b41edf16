/** Whether the visitor's settings ask for no motion. For the browser only. */
export const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
