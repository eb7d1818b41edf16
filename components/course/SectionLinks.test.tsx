/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectConsole } from '@/jest/console';
import { SectionLinks } from './SectionLinks';

const sections = [
  { id: 'overview', label: 'Panoramica' },
  { id: 'related', label: 'Correlati' },
  { id: 'faq', label: 'FAQ' },
];
let notice: () => void = () => undefined;
const observed: string[] = [];

beforeEach(() => {
  observed.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: () => void) {
      notice = callback;
    }
    observe({ id }: Element) {
      observed.push(id);
    }
    disconnect() {
      observed.length = 0;
    }
  } as unknown as typeof IntersectionObserver;
  Object.assign(window, { innerHeight: 1000 });
});

/** Renders a page whose sections begin at these heights of the window. */
function show(tops: Readonly<Record<string, number>>) {
  const page = render(
    <>
      <SectionLinks sections={sections} />
      {Object.keys(tops).map((id) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  scroll(tops);
  return page;
}

function scroll(tops: Readonly<Record<string, number>>) {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  act(() => notice());
}

const marked = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');
const markedTexts = () => marked().map(({ textContent }) => textContent);

it('marks the section on the reading line, and the first one above all of them', () => {
  show({ overview: 700, related: 2000, faq: 3000 });
  expect(observed).toEqual(['overview', 'related', 'faq']);
  expect(markedTexts()).toEqual(['Panoramica']);
  scroll({ overview: -900, related: 400, faq: 1400 });
  expect(markedTexts()).toEqual(['Correlati']);
  scroll({ overview: -3000, related: -700, faq: 300 });
  expect(markedTexts()).toEqual(['FAQ']);
  // A jump back to the top.
  scroll({ overview: 700, related: 2000, faq: 3000 });
  expect(markedTexts()).toEqual(['Panoramica']);
});

it('leads to the sections by plain links', () => {
  show({ overview: 0, related: 0, faq: 0 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#overview',
    '#related',
    '#faq',
  ]);
});

it('only warns in the console when a section is missing', () => {
  show({ overview: 0, faq: 900 });
  expectConsole('warn', 'no section with the id "related"');
  fireEvent.click(screen.getByText('Correlati'));
  fireEvent.click(screen.getByText('FAQ'));
});

it('stops watching when it leaves', () => {
  show({ overview: 0, related: 0, faq: 0 }).unmount();
  expect(observed).toEqual([]);
});
