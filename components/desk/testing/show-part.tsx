import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import english from '@/messages/en.json';

const category = { id: '1', name: { it: 'Scienze', en: 'Sciences' }, imageId: null, publishedCourses: 2 };
const bad = { ...goodCourse, id: 'c2', title: html('Bad'), imageId: null, teachers: [], closesAt: 1 };
/** A catalogue that the desk has read: a good course, and one with issues. */
export const reading = {
  listed: [goodCourse, bad].map((course) => ({ ...course, institutions: [], seriesSize: 0 })),
  courses: [{ ...goodCourse, opensAt: 1 }, bad],
  categories: [category],
  institutions: [],
  unread: [],
  total: 2,
};

/** Adds browser features that grid and editor need to jsdom, and resets storage and address before each test. */
export function prepareBrowser(): void {
  beforeAll(() => {
    window.matchMedia = ((media: string) => ({
      ...{ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} },
    })) as unknown as typeof window.matchMedia;
    // jsdom has no layout.
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  });
  beforeEach(() => {
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  afterEach(cleanup);
}

/** A part of the desk with its English texts. */
export const inEnglish = (part: ReactNode) => (
  <NextIntlClientProvider
    locale="en"
    messages={{ desk: english.desk, newWindow: english.newWindow }}
    timeZone="Europe/Rome"
  >
    {part}
  </NextIntlClientProvider>
);

/** Renders a part of the desk in English. */
export const show = (part: ReactNode) => render(inEnglish(part));
