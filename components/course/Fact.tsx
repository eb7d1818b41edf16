import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One line of a list of facts about a course or series. */
export function Fact({ label, children, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
