/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';
import { comeNear, layOutSlides } from './testing/slides-layout';

const texts = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{position} of {total}',
  page: 'Page {page} of {pages}',
  shown: '{from}–{to} of {total}',
  shownOne: '{from} of {total}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

let mockIsLost = false;
jest.mock('./CarouselEngine', () => {
  if (mockIsLost) throw new Error('The network is away');
  return jest.requireActual('./CarouselEngine');
});

type Props = Partial<Parameters<typeof Carousel>[0]> & { readonly count?: number };

function Shown({ count = 12, ...props }: Props) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <a href={`#${index}`}>Slide {index + 1}</a>,
  }));
  return <Carousel label="Courses" texts={texts} slides={slides} {...props} />;
}

/** Renders a carousel, brings it near the window and lets it load its engine. */
async function show(props: Props = {}) {
  const view = render(<Shown {...props} />);
  await act(async () => {
    comeNear();
    await jest.advanceTimersByTimeAsync(50);
  });
  return view;
}

const slides = () => screen.getAllByRole('group', { name: /^\d+ of \d+$/ });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const shown = () => screen.getByRole('status').firstElementChild?.textContent;
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const place = () => document.querySelector<HTMLElement>('[data-moves] > div')?.style.transform ?? '';

beforeEach(() => {
  jest.useFakeTimers();
  layOutSlides();
});
afterEach(() => jest.useRealTimers());

// Must run first, because code that has been loaded once stays loaded.
it('a carousel whose code was lost on its way moves once somebody turns to it', async () => {
  mockIsLost = true;
  await show();
  expect(shown()).toBe('');
  mockIsLost = false;
  fireEvent.pointerEnter(screen.getByRole('group', { name: 'Courses' }));
  await wait(50);
  expect(shown()).toBe('Page 1 of 3');
});

describe('a carousel', () => {
  it('is a named row of named slides before it can move', () => {
    render(<Shown count={3} total={7} />);
    const carousel = screen.getByRole('group', { name: 'Courses' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const names = slides().map((slide) => slide.getAttribute('aria-label'));
    expect(names).toEqual(['1 of 7', '2 of 7', '3 of 7']);
    expect(carousel.querySelector('[data-moves]')).toBeNull();
    expect(carousel.querySelector('[data-shown]')).toBeNull();
    expect(carousel).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says that it is busy while further slides load', () => {
    render(<Shown busy />);
    expect(screen.getByRole('group', { name: 'Courses' })).toHaveAttribute('aria-busy', 'true');
  });

  it('with a name is where it was left, as soon as its slides are there again', async () => {
    const { unmount } = await show({ placeName: 'row' });
    press('Next');
    press('Next');
    expect(shown()).toBe('Page 3 of 3');
    unmount();
    const { rerender } = await show({ placeName: 'row', count: 5, total: 12 });
    expect(shown()).toBe('Page 1 of 3');
    rerender(<Shown placeName="row" />);
    await wait(50);
    expect(shown()).toBe('Page 3 of 3');
  });

  it('moves by what is visible, says where it is, and stops at its ends', async () => {
    const onPage = jest.fn();
    await show({ onPage });
    expect(shown()).toBe('Page 1 of 3');
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    press('Next');
    expect(shown()).toBe('Page 2 of 3');
    press('Next');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    press('Next');
    expect(shown()).toBe('Page 3 of 3');
    press('Previous');
    expect(shown()).toBe('Page 2 of 3');
    expect(onPage.mock.calls.flat()).toEqual([1, 2, 3, 2]);
  });

  it('counts the pages that are not loaded yet', async () => {
    await show({ total: 51 });
    expect(shown()).toBe('Page 1 of 11');
  });

  it('shows the page with the slide that gets the focus', async () => {
    await show();
    act(() => screen.getByRole('link', { name: 'Slide 9' }).focus());
    expect(shown()).toBe('Page 2 of 3');
    act(() => screen.getByRole('link', { name: 'Slide 2' }).focus());
    expect(shown()).toBe('Page 2 of 3');
  });

  it('says which slides are visible, also on a last page that begins with slides of the page before', async () => {
    await show();
    expect(screen.getByText('1–5 of 12')).toBeInTheDocument();
    press('Next');
    press('Next');
    expect(screen.getByText('8–12 of 12')).toBeInTheDocument();
  });

  it('hides its buttons when all slides are visible', async () => {
    const { container } = await show({ count: 4 });
    expect(container.querySelector('[data-shown]')).toBeNull();
  });

  it('goes back to the start with another key', async () => {
    const { rerender } = await show({ resetKey: 'a' });
    press('Next');
    rerender(<Shown resetKey="b" />);
    await wait(50);
    expect(shown()).toBe('Page 1 of 3');
  });

  it('keeps the place that a visitor had scrolled to before', async () => {
    render(<Shown />);
    const viewport = slides()[0]?.parentElement?.parentElement as HTMLElement;
    viewport.scrollLeft = 1000;
    await act(async () => {
      comeNear();
      await jest.advanceTimersByTimeAsync(50);
    });
    expect(shown()).toBe('Page 2 of 3');
    expect(viewport.scrollLeft).toBe(0);
  });
});

describe('a carousel that moves by itself', () => {
  const moving = { autoplayDelay: 3000 };

  it('moves by one slide each three seconds and begins again after the last', async () => {
    await show({ ...moving, count: 6 });
    const places = new Set([place()]);
    for (let step = 0; step < 6; step += 1) {
      await wait(3000);
      places.add(place());
    }
    expect(places.size).toBeGreaterThan(5);
    expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
  });

  it('stops and goes on at its button', async () => {
    await show(moving);
    press('Pause');
    await wait(1500);
    const stopped = place();
    await wait(9000);
    expect(place()).toBe(stopped);
    press('Play');
    await wait(4000);
    expect(place()).not.toBe(stopped);
  });

  it('waits while the pointer is on it', async () => {
    await show(moving);
    const carousel = screen.getByRole('group', { name: 'Courses' });
    fireEvent.mouseEnter(carousel);
    await wait(1500);
    const stopped = place();
    await wait(9000);
    expect(place()).toBe(stopped);
    fireEvent.mouseLeave(carousel);
    await wait(4000);
    expect(place()).not.toBe(stopped);
  });

  it('rests when all its slides are visible', async () => {
    await show({ ...moving, count: 3 });
    const start = place();
    await wait(9000);
    expect(place()).toBe(start);
  });

  it('stands still for those who want no motion, until they start it', async () => {
    layOutSlides({ reducedMotion: true });
    await show(moving);
    const start = place();
    await wait(9000);
    expect(place()).toBe(start);
    press('Play');
    await wait(4000);
    expect(place()).not.toBe(start);
  });
});
