/** Whether the visitor prefers reduced motion. For the browser only. */
export const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
