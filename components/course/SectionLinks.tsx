'use client';

import { useEffect, useRef } from 'react';
import styles from './SectionLinks.module.css';
import { useActiveSection } from './useActiveSection';

interface SectionLinksProps {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the sections of a page that mark the one being read; the browser itself scrolls there. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const active = useActiveSection(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Where the links do not fit side by side, the marked one moves into sight.
    const link = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 24;
  }, [active]);
  return (
    <ul ref={list} className={styles.links}>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} onClick={() => warnOfMissing(id)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A section that is not there is no matter for the visitor (specification, section 8). */
function warnOfMissing(id: string): void {
  if (!document.getElementById(id)) console.warn(`The page has no section with the id "${id}".`);
}
