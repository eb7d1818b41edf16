/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { translatePage } from '@/jest/translate-page';
import { emptySearch } from '@/lib/addresses/search-address';
import {
  answerLast,
  holdCalls,
  lastQuestion,
  pageOf,
  questions,
  renderCatalogue,
  status,
} from './testing/browser-catalogue';

holdCalls();

describe('counts beside the values of filters', () => {
  const counts = {
    byValue: { filterCategoria: { '1': 12, '2': 1, '5': 1234 } },
    withoutFilter: {},
    withoutFilters: null,
    withoutText: null,
  };
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  const texts = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

  it('say how many courses and series each value would leave, none too, for eye and ear', () => {
    renderCatalogue(emptySearch, { ...pageOf('First course', 20), counts });
    expect(texts()).toEqual(['Music (12)', 'Law (1)', 'Physics (1,234)', 'Health (0)', 'Arts (0)']);
    expect(names()).toEqual([
      'Music, 12 results',
      'Law, 1 result',
      'Physics, 1,234 results',
      'Health, no results',
      'Arts, no results',
    ]);
  });

  it('follow a change of filters in place', async () => {
    renderCatalogue(emptySearch, { ...pageOf('First course', 20), counts });
    const health = () => screen.getByRole('checkbox', { name: 'Health, no results' });
    act(() => health().focus());
    fireEvent.click(health());
    expect(document.activeElement).toBe(health());
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast({ ...pageOf('Law course', 1), counts: { ...counts, byValue: { filterCategoria: { '2': 7 } } } });
    await waitFor(() => expect(texts()).toEqual(['Health (0)', 'Law (7)', 'Music (0)', 'Arts (0)', 'Physics (0)']));
    expect(document.activeElement).toBe(health());
  });

  it('follow it on a page that the browser has translated', async () => {
    renderCatalogue(emptySearch, { ...pageOf('First course', 20), counts });
    translatePage(document.body);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law, 1 result' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast({ ...pageOf('Law course', 1), counts: { ...counts, byValue: { filterCategoria: { '2': 7 } } } });
    // Unchanged texts stay translated.
    await waitFor(() => expect(texts()).toEqual(['Law (7)', 'Music (0)', 'HEALTH (0)', 'Arts (0)', 'Physics (0)']));
  });

  it('are not there for a filter that nobody has counted', () => {
    renderCatalogue(emptySearch, {
      ...pageOf('First course', 20),
      counts: { ...counts, byValue: { filterOther: {} } },
    });
    expect(texts()).toEqual(['Music', 'Law', 'Health', 'Arts', 'Physics']);
    expect(names()).toEqual([null, null, null, null, null]);
  });
});

describe('the catalogue in the browser', () => {
  it('has no Tab stop before the first filter in Firefox, which stops at what scrolls', () => {
    renderCatalogue();
    expect(screen.getByRole('form')).toHaveAttribute('tabindex', '-1');
  });

  it('starts with what the server has rendered, without a question', () => {
    renderCatalogue();
    expect(screen.getByText('First course')).toBeTruthy();
    expect(status()).toBe('20 courses and series · Page 1 of 3');
    expect(questions).toHaveLength(0);
  });

  it('has two names for the filters beside the results and for their form: one name twice says nothing', () => {
    renderCatalogue();
    expect(screen.getByRole('complementary', { name: 'Filters' })).toContainElement(
      screen.getByRole('form', { name: 'Filter the results' }),
    );
  });

  it('asks at once when a filter is chosen, and keeps the cards until the answer is there', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(window.location.search).toBe('?filterCategoria=2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Courses: Law');
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&filterCategoria=2'));
    expect(screen.getByText('First course')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
    await answerLast(pageOf('Law course', 1));
    await waitFor(() => expect(status()).toBe('1 course'));
    expect(screen.queryByText('First course')).toBeNull();
  });

  it('has what belongs to one search alone, such as more about a subject, only while it shows that search', async () => {
    window.history.replaceState(null, '', '/mooc/app/en/catalogue?filterCategoria=1');
    renderCatalogue({ ...emptySearch, selection: { filterCategoria: ['1'] } }, undefined, false, <p>More music</p>);
    expect(screen.getByText('More music')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(screen.queryByText('More music')).toBeNull();
    await waitFor(() => expect(questions).toHaveLength(1));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(screen.getByText('More music')).toBeVisible();
  });

  it('says how many results there are after the browser has translated the page', async () => {
    renderCatalogue();
    translatePage(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 1));
    await waitFor(() => expect(status()).toBe('1 course'));
  });

  it('takes a value away by its chip and goes back through the history', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 1));
    const chips = screen.getByRole('list', { name: 'Active filters' });
    fireEvent.click(within(chips).getByRole('link', { name: 'Remove Law' }));
    expect(window.location.search).toBe('');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(window.location.search).toBe('?filterCategoria=2');
    expect(await screen.findByText('Law course')).toBeTruthy();
  });

  it('adds no step to the history for results that are already there, so that Back always does something', async () => {
    renderCatalogue();
    const step = jest.spyOn(window.history, 'pushState');
    const apply = () => fireEvent.submit(screen.getByRole('form', { name: 'Filter the results' }));
    apply();
    expect(step).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 1));
    apply();
    expect(step).toHaveBeenCalledTimes(1);
  });

  it.each(['Remove Law', 'Clear all filters', 'Reset the filter Subject'])(
    'hands the focus to the results when the link that was used goes: %s',
    async (name) => {
      window.history.replaceState(null, '', '/mooc/app/en/catalogue?filterCategoria=2');
      renderCatalogue({ ...emptySearch, selection: { filterCategoria: ['2'] } });
      const link = screen.getByRole('link', { name });
      act(() => link.focus());
      fireEvent.click(link);
      expect(link.isConnected).toBe(false);
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
      await waitFor(() => expect(questions).toHaveLength(1));
      await answerLast(pageOf('Any course', 20));
    },
  );

  it.each(['Page 2', /^Next/])('reads another page from its beginning, as it scrolls to the top: %s', async (name) => {
    renderCatalogue();
    const link = screen.getByRole('link', { name });
    act(() => link.focus());
    fireEvent.click(link);
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast({ ...pageOf('Tenth course', 20), page: 2 });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
  });

  it('leaves the focus on a link that stays, and announces the chosen order', async () => {
    const page = pageOf('First course', 20);
    const two = page.cards.flatMap((card) => [card, { ...card, id: '99' }]);
    renderCatalogue(emptySearch, { ...page, cards: two }, true);
    const link = screen.getByRole('link', { name: 'Newest' });
    act(() => link.focus());
    fireEvent.click(link);
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast({ ...page, cards: two.toReversed() });
    expect(document.activeElement).toBe(link);
    expect(status()).toBe('20 courses and series · Page 1 of 3 · Newest');
  });

  it('has the title in the tab that the server gives to the same address, also after returning', async () => {
    renderCatalogue();
    expect(document.title).toBe('Course catalogue · Site');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(document.title).toBe('Courses: Law · Site');
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 20));
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(document.title).toBe('Courses: Law (2) · Site');
    for (const title of ['Courses: Law · Site', 'Course catalogue · Site']) {
      await act(async () => {
        window.history.back();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      });
      expect(document.title).toBe(title);
    }
  });

  it('has no step beyond the ends of the pages, which is said, but one to each neighbour', async () => {
    const steps = () => ['Previous', 'Next'].map((name) => screen.getByText(name).closest('a, [aria-disabled=true]'));
    renderCatalogue();
    expect(steps().map((step) => step?.getAttribute('href'))).toEqual([null, '/mooc/app/en/catalogue?page=2']);
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(steps().map((step) => step?.getAttribute('href'))).toEqual(['/mooc/app/en/catalogue?page=2', null]);
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&page=3'));
  });

  it('scrolls to the top for another page', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&page=2'));
    await answerLast({ ...pageOf('Tenth course', 20), page: 2 });
    await waitFor(() => expect(status()).toBe('20 courses and series · Page 2 of 3'));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('shows the selected values first and the others after four on demand', async () => {
    window.history.replaceState(null, '', '/mooc/app/en/catalogue?filterCategoria=5');
    renderCatalogue();
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Physics', 'Music', 'Law', 'Health', 'Arts']);
    expect(screen.getByText('Show 1 more')).toBeTruthy();
    await waitFor(() => expect(questions).toHaveLength(1));
  });

  it('leaves a click with a modifier key to the browser', () => {
    renderCatalogue();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Next' }), { ctrlKey: true })).toBe(true);
    expect(window.location.search).toBe('');
  });
});
