'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useInteractOutside } from '@/components/ui/useInteractOutside';

interface CardInstitutionsToggleProps {
  readonly className: string | undefined;
  /** A `summary` and the content that it unfolds. */
  readonly children: ReactNode;
}

/**
 * A `details` element that the browser opens and closes. It also closes when the mouse leaves it (specification,
 * "Course card"), at Escape, when the focus leaves it and when something else is touched.
 */
export function CardInstitutionsToggle({ className, children }: CardInstitutionsToggleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useInteractOutside(details, () => details.current?.removeAttribute('open'));
  return (
    <details ref={details} className={className} onPointerLeave={closeAfterMouse} onKeyDown={closeAtEscape}>
      {children}
    </details>
  );
}

function closeAfterMouse({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void {
  if (pointerType === 'mouse') currentTarget.open = false;
}

function closeAtEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
