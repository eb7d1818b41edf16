import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import english from '@/messages/en.json';

const category = { id: '1', name: { it: 'Scienze', en: 'Sciences' }, imageId: null, publishedCourses: 2 };
const bad = { ...goodCourse, id: 'c2', title: html('Bad'), imageId: null, teachers: [], closesAt: 1 };
/** A catalogue as the desk has read it: a good course, and one with issues. */
export const reading = {
  listed: [],
  courses: [{ ...goodCourse, opensAt: 1 }, bad],
  categories: [category],
  ...{ series: [], institutions: [], unread: [], total: 2 },
};

/** Gives jsdom what the grid and the editor ask of a browser, and each test an empty one. For the top of a file. */
export function prepareBrowser(): void {
  beforeAll(() => {
    window.matchMedia = ((media: string) => ({
      ...{ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} },
    })) as unknown as typeof window.matchMedia;
    // jsdom lays nothing out.
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

/** Renders a part of the desk in English. */
export const show = (part: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ desk: english.desk, newWindow: english.newWindow }}
      timeZone="Europe/Rome"
    >
      {part}
    </NextIntlClientProvider>,
  );
