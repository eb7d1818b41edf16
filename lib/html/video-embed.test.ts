import { parseVideoEmbed, videoHosts } from './video-embed';

describe('parseVideoEmbed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['http://youtube.com/embed/abcdefghijk?autoplay=1', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://youtu.be/abc-_fghijk', 'https://www.youtube-nocookie.com/embed/abc-_fghijk'],
    ['//www.youtube-nocookie.com/embed/abcdefghijk/', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
    ['https://vimeo.com/123456/abcdef12', 'https://player.vimeo.com/video/123456?dnt=1&h=abcdef12'],
    ['https://player.vimeo.com/video/123456?h=abcdef12', 'https://player.vimeo.com/video/123456?dnt=1&h=abcdef12'],
  ])('finds the player of %s', (address, player) => {
    expect(parseVideoEmbed(address)).toBe(player);
    expect(videoHosts).toContain(new URL(player).hostname);
  });

  it.each([
    '',
    'abcdefghijk',
    'javascript:alert(1)//www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=../../redirect',
    'https://www.youtube.com:8443/embed/abcdefghijk',
    'https://user@www.youtube.com/embed/abcdefghijk',
    'https://evil.example/embed/abcdefghijk',
    'https://www.youtube.com.evil.example/embed/abcdefghijk',
    'https://vimeo.com/channels/staff',
    'https://media.example.it/trailer.mp4',
  ])('finds none for %j', (address) => {
    expect(parseVideoEmbed(address)).toBeNull();
  });
});
