/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { CourseVideo } from './CourseVideo';

const show = (url: string, imageId: string | null = '145') =>
  renderIn('it', <CourseVideo url={url} imageId={imageId} />).container;

it('plays a file in place of its cover after a click, and loads nothing of it before', () => {
  const container = show('https://media.example.org/a/trailer.MP4?x=1');
  const link = screen.getByRole('link', { name: 'Guarda il video di presentazione' });
  expect(link).toHaveAttribute('href', 'https://media.example.org/a/trailer.MP4?x=1');
  expect(container.querySelector('video')).toBeNull();
  // No notice of another site's player.
  expect(container.querySelector('figcaption')).toBeNull();
  const cover = container.querySelector('img');
  expect(cover).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('/api/immagine/145')));
  expect(cover).toHaveAttribute('fetchpriority', 'high');

  expect(fireEvent.click(link)).toBe(false);

  const video = screen.getByLabelText('Video di presentazione');
  expect(video).toHaveAttribute('src', 'https://media.example.org/a/trailer.MP4?x=1');
  expect(video).toHaveAttribute('controls');
  expect(container.querySelector('img')).toBeNull();
});

it('shows a placeholder where a course has no picture', () => {
  expect(show('https://media.example.org/b.webm', null).querySelector('a > svg')).toBeInTheDocument();
});

it('loads the player of an allowed site after a click only, in a sandbox and without cookies', () => {
  const container = show('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const link = screen.getByRole('link', { name: 'Guarda il video di presentazione' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/www\.youtube-nocookie\.com/)).toBeVisible();

  expect(fireEvent.click(link)).toBe(false);

  const player = screen.getByTitle('Video di presentazione');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(player.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  expect(player).toHaveAttribute('sandbox');
  expect(player).toHaveAttribute('credentialless');
  expect(player).toHaveFocus();
});

it('keeps the parameters that a player has already', () => {
  show('https://vimeo.com/76979871');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByTitle('Video di presentazione')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  );
});

it('leaves a click with a key to the browser', () => {
  const container = show('https://youtu.be/dQw4w9WgXcQ');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(container.querySelector('iframe')).toBeNull();
});

it('opens any other site in a new window', () => {
  const container = show('https://video.example.org/watch/7');
  expect(screen.getByRole('link', { name: /\(si apre in una nuova finestra\)/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Il video si apre sul sito video.example.org.')).toBeVisible();
  expect(container.querySelector('iframe, video')).toBeNull();
});
