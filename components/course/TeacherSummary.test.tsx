/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { TeacherSummary } from './TeacherSummary';
import { teacher } from './testing/course-fixtures';

const [zanni, bensalah, ada] = [teacher('Rosa', 'Zanni'), teacher('Nabil', 'Ben Salah'), teacher('Ada', 'Zanni')];

it.each([
  ['one teacher', [zanni], 'it', 'DocenteRosa Zanni ', null],
  ['two teachers', [zanni, bensalah], 'it', 'DocentiNabil Ben Salah e un altro docente', 'e un altro docente'],
  ['three teachers', [zanni, bensalah, ada], 'it', 'DocentiNabil Ben Salah e altri 2 docenti', 'e altri 2 docenti'],
  ['one of a surname', [zanni, ada], 'en', 'TeachersAda Zanni and one more teacher', 'and one more teacher'],
] as const)('the header names %s', (_what, teachers, locale, words, link) => {
  const { container } = renderIn(locale, <TeacherSummary teachers={teachers} />);
  expect(container.querySelector('p')?.textContent).toBe(words);
  const others = screen.queryByRole('link');
  expect(others?.textContent ?? null).toBe(link);
  if (others) expect(others).toHaveAttribute('href', '#teachers');
});

it('lays at most four photos or initials over each other', () => {
  const teachers = [...Array(6).keys()].map((index) => ({
    ...teacher('Ada', `Rossi${index}`),
    photoId: index === 0 ? '31' : null,
  }));
  const { container } = renderIn('it', <TeacherSummary teachers={teachers} />);
  const photos = [...(container.querySelector('[aria-hidden]')?.children ?? [])];
  expect(photos.map(({ tagName, textContent }) => textContent || tagName)).toEqual(['IMG', 'AR', 'AR', 'AR']);
});

it('is not there without teachers', () => {
  expect(renderIn('it', <TeacherSummary teachers={[]} />).container).toBeEmptyDOMElement();
});
