import type { ReactNode } from 'react';

interface StatusProps {
  readonly id?: string;
  readonly className?: string | undefined;
  /** The text; nothing while there is nothing to say. */
  readonly children: ReactNode;
}

/** A text that screen readers announce when it changes. Orca does not read a text directly in a status, only an element in it. */
export function Status({ children, ...attributes }: StatusProps) {
  return (
    <div role="status" {...attributes}>
      <p>{children}</p>
    </div>
  );
}
