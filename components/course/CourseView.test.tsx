/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';
import { renderIn } from '../testing/render-in';
import { CourseView } from './CourseView';
import { coursePage, courses } from './testing/course-fixtures';

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const show = (course: Course, locale: Locale = 'it') =>
  renderIn(locale, <CourseView page={coursePage(course)} title={course.title} />);

/** The facts of the side panel: label and words, in the order of the page. */
function facts(): [string, string][] {
  const panel = screen.getByRole('region', { name: /^(In breve|At a glance)$/ });
  return [...panel.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent ?? '',
    fact.querySelector('dd')?.textContent ?? '',
  ]);
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page of a course', () => {
  it('has every fact in its panel, availability and workload before the dates', () => {
    show(courses.complete);
    expect(facts()).toEqual([
      ['Disponibilità', 'Aperto fino al 19 gennaio 2099'],
      ['Impegno richiesto', '15 ore, 5 settimane'],
      ['Apertura', '22/10/2020'],
      ['Chiusura', '19/01/2099'],
      ['Lingua', 'Italiano (sub-inglese, francese)'],
      ['Livello EQF', 'Livello 6'],
      ['Prerequisiti', 'Nessuno.'],
      ['Valutazione', 'Una prova finale.'],
      ['A chi è rivolto', 'DocentiCittadini'],
      ['Aree', 'Scienze'],
      ['Argomenti', 'Matematica9999'],
      ['Contatti', 'algebra@example.org'],
    ]);
    const days = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    expect(days).toEqual(['2020-10-22', '2099-01-19']);
  });

  it('says the workload in its own words where the course has another language and hours can be read', () => {
    renderIn(
      'it',
      <CourseView page={coursePage({ ...courses.foreign, workload: '15 hours' as UntrustedHtml })} title="Quantum" />,
    );
    expect(facts()).toContainEqual(['Impegno richiesto', '15 ore · 5 settimane']);
    const page = coursePage({ ...courses.foreign, workload: 'A lot' as UntrustedHtml });
    renderIn('it', <CourseView page={{ ...page, brief: { ...page.brief, parsedEffort: null } }} title="Quantum" />);
    expect(screen.getByText('A lot')).toHaveAttribute('lang', 'en');
  });

  it('has no opening after the end, where its state and calendar have none', () => {
    show({ ...courses.complete, opensAt: Date.UTC(2099, 5, 1), closesAt: Date.UTC(2099, 0, 19) });
    expect(facts().flatMap(([label]) => label)).toEqual(expect.arrayContaining(['Chiusura']));
    expect(facts().flatMap(([label]) => label)).not.toContain('Apertura');
  });

  it('leaves out a category that nobody has named, and a language that is not known, but not the subtitles', () => {
    const [named] = courses.complete.categories;
    const categories = [{ id: '77', name: { it: null, en: null } }, ...(named ? [named] : [])];
    show({ ...courses.complete, categories, language: null });
    for (const link of screen.getAllByRole('link'))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/=77$/));
    expect(facts()).toContainEqual(['Aree', 'Scienze']);
    expect(facts()).toContainEqual(['Lingua', 'Sottotitoli in inglese, francese']);
  });

  it('names no section that could not be read, neither in its bar nor as a list that is empty', () => {
    renderIn('it', <CourseView page={coursePage(courses.complete, { related: null, faqs: null })} title="Algebra" />);
    const bar = screen.getByRole('navigation', { name: 'Sezioni della pagina' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Panoramica', 'Vai al corso (si apre in una nuova finestra)']);
    expect(headings()).not.toContain('Domande frequenti');
    expect(screen.queryByText(/Non ci sono/)).toBeNull();
  });

  it('takes targets and categories in the language of the interface, and says which are not', () => {
    const categories = [...courses.complete.categories, { id: '3', name: { it: 'Arti', en: null } }];
    show({ ...courses.complete, categories }, 'en');
    expect(facts()).toContainEqual(['Who it is for', 'TeachersCittadini']);
    expect(facts()).toContainEqual(['Subjects', 'ScienceArti']);
    expect(screen.getByText('Cittadini').closest('[lang]')).toHaveAttribute('lang', 'it');
    expect(screen.getByText('Teachers', { selector: 'li a' }).closest('li')).not.toHaveAttribute('lang');
    expect(screen.getByText('Arti', { selector: 'li a' }).closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('leads from language, level and targets to the courses that share them, as far as the catalogue can be searched', () => {
    show(courses.complete, 'en');
    const panel = within(screen.getByRole('region', { name: /^(In breve|At a glance)$/ }));
    const address = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
    expect(address(/^Italian/)).toBe('/en/catalogue?filterLingua=IT');
    expect(address(/^Level 6/)).toBe('/en/catalogue?filterLivello=6');
    expect(address(/^Teachers/)).toBe('/en/catalogue?filterTarget=4');
    expect(panel.queryByRole('link', { name: 'Cittadini' })).toBeNull();
  });

  it.each([
    ['upcoming', 'Apre il 1º gennaio 2098'],
    ['closed', 'Chiuso il 1º gennaio 2021'],
    ['sparse', 'Date non indicate'],
  ] as const)('says of one that is %s: %s', (name, words) => {
    show(courses[name]);
    expect(facts()[0]).toEqual(['Disponibilità', words]);
  });

  it.each([
    ['complete', 'Vai al corso', false],
    ['sparse', undefined, false],
    ['upcoming', 'Aggiungi al calendario', true],
    ['closed', 'Vedi corsi simili', true],
  ] as const)('has one button before all others for a course that is %s: %s', (name, first, isLeft) => {
    show(courses[name]);
    const main = document.querySelectorAll('header .main');
    expect(main).toHaveLength(first ? 1 : 0);
    if (first) expect(main[0]).toHaveTextContent(first);
    // The link to a course that cannot be opened now is the second one.
    expect(document.querySelectorAll('header .outline')).toHaveLength(isLeft ? 1 : 0);
    const bar = within(screen.getByRole('navigation', { name: 'Sezioni della pagina' }));
    expect(bar.queryByRole('link', { name: /Vai al corso/ }) === null).toBe(isLeft || name === 'sparse');
  });

  it('has its picture once, behind the button of the trailer if there is one', () => {
    const { unmount } = show(courses.complete);
    const pictures = () => document.querySelectorAll('header img[src*="%2F145&"]');
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]?.closest('a')).toHaveTextContent('Guarda il video di presentazione');
    unmount();
    show({ ...courses.complete, videoUrl: null });
    expect(pictures()).toHaveLength(1);
  });

  it('says in its head what decides, and leads to the institution', () => {
    show(courses.complete);
    const head = within(screen.getByRole('banner'));
    expect(head.getByText('Aperto fino al 19 gennaio 2099')).toBeVisible();
    for (const fact of ['15 ore · 5 settimane', 'Intermedio (EQF 6)']) expect(head.getByText(fact)).toBeVisible();
    const institution = head.getByRole('link', { name: 'Università degli Studi di Palermo' });
    expect(institution).toHaveAttribute('href', '/aboutUniv/34');
  });

  it('names the one in charge in its head with the way to all others, which its panel names', () => {
    show(courses.shared);
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Università degli Studi di Palermo' })).toBeVisible();
    const others = head.getByRole('link', { name: 'e altre 2 istituzioni' });
    expect(document.querySelector(others.getAttribute('href') ?? '')).toHaveTextContent('IstituzioniUniversità');
    expect(facts()).toContainEqual(['Istituzioni', 'Università degli Studi di PalermoBariLecce']);
    const panel = within(screen.getByRole('region', { name: /^(In breve|At a glance)$/ }));
    expect(panel.getByRole('link', { name: 'Bari' })).toHaveAttribute('href', '/aboutUniv/3');
    expect(panel.queryByRole('link', { name: 'Lecce' })).toBeNull();
  });

  it('has all its sections in order', () => {
    show(courses.complete);
    expect(headings()).toEqual([
      ...['Panoramica', 'Cosa imparerai', 'Attività', 'Altre informazioni', 'Docenti', 'In breve'],
      ...['Corsi correlati', 'Domande frequenti'],
    ]);
  });

  it('leaves out what nobody wrote, and says so of the description', () => {
    show(courses.sparse);
    expect(headings()).toEqual(['Panoramica', 'In breve', 'Corsi correlati', 'Domande frequenti']);
    expect(screen.getByText(/non ha ancora pubblicato una descrizione/)).toBeVisible();
    expect(facts()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Vai al corso/ })).toBeNull();
  });

  it('calls to the course in its header and in its bar, in a new window', () => {
    show(courses.complete);
    const calls = screen.getAllByRole('link', { name: 'Vai al corso (si apre in una nuova finestra)' });
    expect(
      calls.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual(Array(2).fill(['https://learn.example.org/al-jabr', '_blank', 'noopener noreferrer']));
    expect(within(screen.getByRole('navigation', { name: 'Sezioni della pagina' })).getByText(/Vai al corso/)).toBe(
      calls[1],
    );
  });

  it.each([
    ['complete', '/mooc/app/calendar/12?lang=it'],
    ['upcoming', '/mooc/app/calendar/12?lang=it'],
    ['closed', undefined],
    ['sparse', undefined],
  ] as const)('offers the calendar to one that is %s: %s', (name, href) => {
    show(courses[name]);
    const link = screen.queryByRole('link', { name: 'Aggiungi al calendario' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('marks texts in another language and lets right-to-left ones run their way', () => {
    show(courses.rightToLeft);
    const title = screen.getByRole('heading', { level: 1 });
    expect([title.lang, title.dir]).toEqual(['ar', 'auto']);
    expect(screen.getByText('مقدمة').closest('[dir]')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('La parola algebra viene da un libro.').closest('[lang]')).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('الجبر', { selector: '[aria-current]' }).closest('[lang]')).toHaveAttribute('lang', 'ar');
  });

  it('has no similar courses as its first action when it is closed and there are none', () => {
    renderIn('it', <CourseView page={coursePage(courses.closed, { related: [] })} title="Al-jabr" />);
    expect(document.querySelector('header .main')).toHaveTextContent('Vai al corso');
  });

  it('that is closed has similar courses that can be taken, by their heading', () => {
    show(courses.closed);
    expect(headings()).toContain('Corsi simili che puoi seguire');
  });

  it('has a word for a title that nobody wrote, and no list of facts where none is known', () => {
    const brief = { effort: null, parsedEffort: null, level: null, languages: null, dates: null };
    const page = coursePage({ ...courses.sparse, title: '' as UntrustedHtml }, { brief });
    renderIn('it', <CourseView page={page} title="Corso senza titolo" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Corso senza titolo');
    expect(document.querySelector('header dl')).toBeNull();
  });

  it('sets a very long title smaller', () => {
    show(courses.long);
    expect(screen.getByRole('heading', { level: 1 }).className).toContain('long');
  });

  it('leads from the related courses to all of the category, or on from none', () => {
    const { unmount } = show(courses.complete);
    expect(screen.getByRole('link', { name: 'Tutti i corsi di Scienze' })).toHaveAttribute(
      'href',
      '/catalogue?filterCategoria=12',
    );
    unmount();
    renderIn('it', <CourseView page={coursePage(courses.sparse, { related: [] })} title="x" />);
    expect(screen.getByText('Nessun corso simile, per ora')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vedi tutto il catalogo' })).toHaveAttribute('href', '/catalogue');
  });
});
