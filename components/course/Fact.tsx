import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Set when a link on the page points to the fact. */
  readonly id?: string | undefined;
}

/** One line of a list of facts about a course or series. */
export function Fact({ label, children, ...attributes }: FactProps) {
  return (
    <div {...attributes}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
