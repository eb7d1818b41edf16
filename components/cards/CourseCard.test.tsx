/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { useLocale } from 'next-intl';
import { cards } from '@/components/cards/testing/card-fixtures';
import { renderIn } from '@/components/testing/render-in';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import type { Locale } from '@/lib/model/locale';
import { CourseCard } from './CourseCard';
import { useCardTexts } from './useCardTexts';

const Card = ({ course }: { readonly course: CourseCardData }) => (
  <CourseCard course={course} texts={useCardTexts()} locale={useLocale()} />
);
const show = (course: CourseCardData, locale: Locale = 'it') => renderIn(locale, <Card course={course} />);

// jsdom has no `PointerEvent` with `pointerType`.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
} as typeof PointerEvent;

describe('a card', () => {
  it.each([
    ['course', '/courseDetails/12'],
    ['seriesOfOne', '/courseDetails/12'],
    ['series', '/collectionCard/1002'],
  ] as const)('of a %s leads to %s', (name, href) => {
    show(cards[name]);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('of a series says how many courses it has', () => {
    show(cards.series);
    expect(screen.getByText('Serie · 4 corsi')).toBeVisible();
  });

  it('says its state and facts, which a backend of the contract alone does not know', () => {
    const words = ['Aperto fino al 12 gennaio 2027', '20 ore · 5 settimane', 'Intermedio (EQF 6)'];
    const { unmount } = show(cards.course);
    for (const text of words) expect(screen.getByText(text)).toBeVisible();
    unmount();
    show(cards.contractOnly);
    expect(screen.getByText('Italiano')).toBeVisible();
    for (const text of words) expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ['closed', true],
    ['upcoming', false],
    ['contractOnly', false],
  ] as const)('of a course that is %s looks closed: %s', (name, isClosed) => {
    show(cards[name]);
    expect(screen.getByRole('article').classList.contains('closed')).toBe(isClosed);
  });

  it('without picture and institution still is one', () => {
    const { container } = show(cards.bare, 'en');
    expect(screen.getByRole('link', { name: 'Untitled course' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['course', null],
    ['foreign', 'en'],
    ['rightToLeft', 'ar'],
    ['long', 'de'],
  ] as const)('of a %s title has the language %s and lets it run its own way', (name, lang) => {
    show(cards[name]);
    const title = screen.getByText(cards[name].title);
    expect([title.getAttribute('lang'), title.dir]).toEqual([lang, 'auto']);
  });
});

describe('the institutions of a card', () => {
  const details = () => document.querySelector('details') as HTMLDetailsElement;
  const open = () => {
    details().open = true;
  };

  it('are a line when there is one', () => {
    show(cards.course);
    expect(screen.getByText('Università degli Studi dell’Aquila').tagName).toBe('P');
  });

  it.each([
    ['shared', 'it', 'Politecnico di Torino e un’altra istituzione'],
    ['sharedByMany', 'it', 'Ateneo di Torino e altre 3 istituzioni'],
    ['sharedByMany', 'en', 'Ateneo di Torino and 3 more institutions'],
  ] as const)('of a %s card in %s are counted: %s', (name, locale, words) => {
    show(cards[name], locale);
    expect(document.querySelector('summary span')?.firstChild).toHaveTextContent(words);
    expect([...document.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      cards[name].institutions.map(({ id, name: label }) => [
        label,
        `${locale === 'en' ? '/en' : ''}/catalogue?filterAteneo=${id}`,
      ]),
    );
  });

  it('close when the mouse leaves, and stay for a finger', () => {
    show(cards.shared);
    open();
    fireEvent.pointerLeave(details(), { pointerType: 'touch' });
    expect(details().open).toBe(true);
    fireEvent.pointerLeave(details(), { pointerType: 'mouse' });
    expect(details().open).toBe(false);
  });

  it('close at Escape, with the focus back where they were opened', () => {
    show(cards.shared);
    const heard = jest.fn();
    document.body.addEventListener('keydown', heard);
    open();
    document.querySelector<HTMLElement>('li a')?.focus();
    fireEvent.keyDown(document.querySelector('li a') as Element, { key: 'Escape' });
    expect(details().open).toBe(false);
    expect(document.querySelector('summary')).toHaveFocus();
    // What lies around the card, such as a popover, does not close too.
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', heard);
  });

  it('close when the focus goes elsewhere, not while it moves among them', () => {
    show(cards.shared);
    open();
    const [first, second] = document.querySelectorAll<HTMLElement>('li a');
    first?.focus();
    second?.focus();
    expect(details().open).toBe(true);
    // A press on plain text among them gives the focus to an element around them.
    const around = details().closest<HTMLElement>('article');
    around?.setAttribute('tabindex', '-1');
    around?.focus();
    expect(details().open).toBe(true);
    screen.getByRole('heading').querySelector('a')?.focus();
    expect(details().open).toBe(false);
  });

  it('close when something else is touched', () => {
    show(cards.shared);
    open();
    fireEvent.pointerDown(document.querySelector('li a') as Element);
    expect(details().open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(details().open).toBe(false);
  });
});
