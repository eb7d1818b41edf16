/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import type { UntrustedHtml } from '@/lib/model/html';
import { renderIn } from '../testing/render-in';
import { SeriesView } from './SeriesView';
import { courses, seriesPage } from './testing/course-fixtures';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows what the series is and its members as cards', () => {
  renderIn('it', <SeriesView page={seriesPage()} title="La transizione" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La transizione');
  expect(screen.getByText(/Serie · 2 corsi/)).toBeVisible();
  expect(screen.getByText('Quattro corsi.')).toBeVisible();
  expect(titles()).toEqual(['Fisica sotto la montagna', 'Quantum Physics for the Curious']);
});

it('numbers its courses and says whether they are open, where to start, how long it is, what opens next and who offers it', () => {
  renderIn('it', <SeriesView page={seriesPage()} title="La transizione" />);
  expect(screen.getAllByText(/^Corso \d di 2$/).map(({ textContent }) => textContent)).toEqual([
    'Corso 1 di 2',
    'Corso 2 di 2',
  ]);
  expect(screen.getByRole('link', { name: 'Comincia dal corso 1' })).toHaveAttribute('href', '/courseDetails/12');
  expect(screen.getByText('1 corso aperto su 2')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['40 ore', 'Introduttivo – Intermedio (EQF 5–6)', 'Italiano e inglese']),
  );
  expect(screen.getByText('Il corso 2 apre l’8 dicembre 2098')).toBeVisible();
  const institution = screen.getByRole('link', { name: 'Università degli Studi dell’Aquila' });
  expect(institution).toHaveAttribute('href', '/aboutUniv/3');
});

it('has the headings of its description one level below its title', () => {
  const page = seriesPage();
  const description = '<h3>Programma</h3><p>Quattro corsi.</p>' as UntrustedHtml;
  renderIn('it', <SeriesView page={{ ...page, series: { ...page.series, description } }} title="La transizione" />);
  expect(screen.getByRole('heading', { name: 'Programma', level: 2 })).toBeVisible();
});

it('says where to start before it is described at length', () => {
  renderIn('it', <SeriesView page={seriesPage()} title="La transizione" />);
  const start = screen.getByRole('link', { name: 'Comincia dal corso 1' });
  const description = screen.getByText('Quattro corsi.');
  expect(start.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is saved and shared as a course is, and what is wrong with it can be reported', () => {
  const contacts = '<p>serie@example.org</p>' as UntrustedHtml;
  const page = seriesPage();
  renderIn('it', <SeriesView page={{ ...page, series: { ...page.series, contacts } }} title="La transizione" />);
  expect(screen.getByRole('button', { name: 'Salva: La transizione' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copia il link' })).toBeVisible();
  const ways = within(screen.getByRole('list', { name: 'Condividi con' })).getAllByRole('link');
  expect(ways).toHaveLength(5);
  for (const way of ways) expect(way.getAttribute('href')).toContain(encodeURIComponent('/collectionCard/1002'));
  const report = screen.getByRole('link', { name: /^Qualcosa non va in questa scheda/ });
  expect(report.getAttribute('href')).toMatch(/^mailto:serie@example\.org\?/);
});

it('offers a way on when it has no members, and says that it has no description', () => {
  renderIn('en', <SeriesView page={seriesPage({ series: courses.sparse, members: [] })} title="Series" />);
  expect(titles()).toEqual(['No course in this series']);
  expect(screen.getByText(/not yet published a description/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the whole catalogue' })).toHaveAttribute('href', '/en/catalogue');
});

it.each(['upcoming', 'closed'] as const)('says that its courses are %s', (kind) => {
  const page = seriesPage();
  renderIn('it', <SeriesView page={{ ...page, brief: { ...page.brief, state: { kind, text: kind } } }} title="x" />);
  expect(screen.getByText(kind)).toBeVisible();
});
