import type { MouseEvent } from 'react';

/** Gives the focus of a button that goes to the part of the page around it, instead of losing it. */
export function focusAround({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
