import { useEffect, useState } from 'react';

/** How far down the window the reader's eyes are, as a part of its height: the section there is the one being read. */
const readingLine = 0.4;

/** The id of the section being read; of the first one until the reader has come to another. */
export function useActiveSection(sections: readonly { readonly id: string }[]): string | undefined {
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
