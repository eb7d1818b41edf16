'use client';

import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

interface CardInstitutionsToggleProps {
  readonly className: string | undefined;
  /** A `summary` and what it unfolds. */
  readonly children: ReactNode;
}

/**
 * A `details` element, opened and closed by the browser, that also closes when the mouse leaves it (specification,
 * "Course card"), at Escape, when the focus leaves it and when something else is touched.
 */
export function CardInstitutionsToggle({ className, children }: CardInstitutionsToggleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close(details.current);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);
  return (
    <details
      ref={details}
      className={className}
      onPointerLeave={(event) => closeAfterMouse(event)}
      onBlur={(event) => closeAfterFocus(event)}
      onKeyDown={(event) => closeAtEscape(event)}
    >
      {children}
    </details>
  );
}

function close(details: HTMLDetailsElement | null): void {
  if (details?.open) details.open = false;
}

function closeAfterMouse({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void {
  if (pointerType === 'mouse') close(currentTarget);
}

function closeAfterFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>): void {
  // Without a related target the window lost the focus, or a place that takes none was pressed.
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
}

function closeAtEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  close(event.currentTarget);
  event.currentTarget.querySelector('summary')?.focus();
}
