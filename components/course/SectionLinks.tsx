'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './SectionLinks.module.css';

/** The section at this height is the one being read; a part of the window's height, from its top. */
const readingLine = 0.4;

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

/** A missing section is reported to the console, not to the visitor (specification, section 8). */
function warnOfMissing(id: string): void {
  if (!document.getElementById(id)) console.warn(`The page has no section with the id "${id}".`);
}

/** The id of the section being read; of the first one until the reader has come to another. */
function useActiveSection(sections: readonly { readonly id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [active, setActive] = useState(sections[0]?.id);
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Called whenever the edge of a section passes the line, in either direction.
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
