/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { queryClient } from '@/components/providers/query-client';
import { renderIn } from '@/components/testing/render-in';
import { comeNear, layOutSlides } from '@/components/ui/testing/slides-layout';
import { ToastRegion } from '@/components/ui/toast/ToastRegion';
import type { CardPage, CourseCardData } from '@/lib/catalogue/course-card';
import { FeaturedCourses } from './FeaturedCourses';

const totalCourses = 60;
const bari = { id: '1', name: 'Bari' };
const siena = { id: '2', name: 'Siena' };

const all: readonly CourseCardData[] = Array.from({ length: totalCourses }, (_, index) => ({
  ...cards.course,
  id: String(index),
  title: `Corso ${index + 1}`,
  institutions: index % 20 === 0 ? [bari, siena] : [siena],
}));
const serverPage = (page: number): CardPage => ({
  cards: all.slice((page - 1) * 50, page * 50),
  total: totalCourses,
  page,
  pageCount: 2,
});

const answer = jest.fn<Promise<CardPage>, [number]>();

jest.mock('@/lib/catalogue/card-queries', () => ({
  featuredCardsQuery: (_: string, page: number) => ({ queryKey: ['cards', page], queryFn: () => answer(page) }),
}));

let mockIsLost = false;
jest.mock('./CourseLoader', () => {
  if (mockIsLost) throw new Error('The network is away');
  return jest.requireActual('./CourseLoader');
});

const settle = (time = 50) => act(() => jest.advanceTimersByTimeAsync(time));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const slides = () => screen.getAllByRole('group', { name: /^\d+ di \d+$/ });

/** Brings the carousel near the window; it then loads its engine and its courses. */
async function arrive() {
  act(comeNear);
  await settle();
  await settle();
}

async function show({ byInstitution = false, day = 0 } = {}) {
  renderIn('it', <FeaturedCourses label="Corsi" day={day} featured={serverPage(1)} byInstitution={byInstitution} />);
  await arrive();
}

async function next(times: number) {
  for (let index = 0; index < times; index += 1) {
    press('Successivo');
    await settle();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  layOutSlides();
  queryClient.clear();
  answer.mockReset();
  answer.mockImplementation(async (page) => serverPage(page));
});
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

describe('featured courses', () => {
  // Must run first, because code that has been loaded once stays loaded.
  it('say so when the code that fetches them was lost on its way, and can be asked again', async () => {
    mockIsLost = true;
    await show();
    expect(screen.getByText(/^Errore nel caricamento dei corsi/)).toBeVisible();
    mockIsLost = false;
    press('Riprova');
    expect(screen.getByRole('group', { name: 'Corsi' })).toHaveFocus();
    await settle();
    await settle();
    expect(slides()).toHaveLength(50);
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('come with a few cards and ask for the others near the window', async () => {
    renderIn('it', <FeaturedCourses label="Corsi" day={0} featured={serverPage(1)} />);
    expect(slides()).toHaveLength(6);
    expect(answer).not.toHaveBeenCalled();
    await arrive();
    expect(slides()).toHaveLength(50);
    expect(screen.getByText(/^Pagina/)).toHaveTextContent('Pagina 1 di 12');
    expect(answer.mock.calls).toEqual([[1]]);
  });

  it('get the next page of the server past ten carousel pages, and no more when all are there', async () => {
    await show();
    await next(8);
    expect(answer).toHaveBeenCalledTimes(1);
    await next(1);
    expect(answer.mock.calls).toEqual([[1], [2]]);
    expect(slides()).toHaveLength(totalCourses);
    await next(2);
    expect(screen.getByText(/^Pagina/)).toHaveTextContent('Pagina 12 di 12');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('keep their cards when the others cannot be loaded, say so and can be asked again', async () => {
    answer.mockRejectedValue(new Error('Il backend tace'));
    renderIn('it', <ToastRegion />);
    await show();
    await settle(6000);
    const toast = screen.getByRole('alert');
    expect(within(toast).getByText('Errore nel caricamento dei corsi')).toBeVisible();
    expect(within(toast).getByText('Il backend tace')).toBeVisible();
    expect(slides()).toHaveLength(6);
    answer.mockImplementation(async (page) => serverPage(page));
    press('Riprova');
    await settle();
    expect(slides()).toHaveLength(50);
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('say nothing when they are all there and could only not be renewed', async () => {
    await show();
    answer.mockRejectedValue(new Error('Il backend tace'));
    act(() => void queryClient.refetchQueries());
    await settle(6000);
    expect(slides()).toHaveLength(50);
    expect(screen.queryByText(/^Errore nel caricamento/)).toBeNull();
  });
});

describe('courses by institution', () => {
  it('have a tab for each institution that offers one of them', async () => {
    await show({ byInstitution: true });
    const tabs = within(screen.getByRole('list', { name: 'Mostra i corsi di un ateneo' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Bari 3', 'Siena 50']);
  });

  it('begin with the same institution as their tabs, before and after the other courses are loaded', async () => {
    const shown = show({ byInstitution: true, day: 1 });
    const tabs = () =>
      screen.getAllByRole('button', { name: /^(Bari|Siena) \d+$/ }).map(({ textContent }) => textContent);
    expect(tabs()).toEqual(['Siena 50', 'Bari 3']);
    await shown;
    expect(slides()).toHaveLength(50);
    expect(tabs()).toEqual(['Siena 50', 'Bari 3']);
  });

  it('show those of the chosen institution from the start, and all when it is chosen again', async () => {
    await show({ byInstitution: true });
    await next(2);
    expect(screen.getByText(/^Pagina/)).toHaveTextContent('Pagina 3 di 12');
    press(/^Siena/);
    await settle();
    expect(screen.getByText(/^Pagina/)).toHaveTextContent(/^Pagina 1 di/);
    press(/^Bari/);
    await settle();
    expect(screen.getByRole('button', { name: /^Bari/ })).toHaveAttribute('aria-pressed', 'true');
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 di 3', '2 di 3', '3 di 3']);
    press(/^Bari/);
    await settle();
    expect(screen.getByRole('button', { name: /^Bari/ })).toHaveAttribute('aria-pressed', 'false');
    expect(slides()).toHaveLength(50);
    expect(screen.getByText(/^Pagina/)).toHaveTextContent('Pagina 1 di 12');
  });
});
