'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './SectionLinks.module.css';

/** The section at this height counts as being read; a fraction of the window's height, from its top. */
const readingLine = 0.4;

interface SectionLinksProps {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the sections of a page; the section being read is marked. The browser itself scrolls to a section. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const active = useActiveSection(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls the marked link into view when the links do not fit side by side.
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

/** A missing section is reported to the console, not to the visitor (specification, section 8). */
function warnOfMissing(id: string): void {
  if (!document.getElementById(id)) console.warn(`The page has no section with the id "${id}".`);
}

/** The id of the section being read; at the top of the page, the first one. */
function useActiveSection(sections: readonly { readonly id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [active, setActive] = useState(sections[0]?.id);
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Called when the edge of a section crosses the reading line, in either direction.
    const observer = new IntersectionObserver(() => setActive(sectionAtLine(elements) ?? ids.split(' ')[0]), {
      rootMargin: `${-readingLine * 100}% 0px ${(readingLine - 1) * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return active;
}

function sectionAtLine(elements: readonly Element[]): string | undefined {
  const line = window.innerHeight * readingLine;
  return elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id;
}
