/** The hosts of video players; the sanitiser and the Content-Security-Policy allow no others. */
export const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** Permissions of a player's frame; it may not navigate the page around it. */
export const playerSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** Whether an address is that of a video file that browsers can play. @param address an absolute one */
export const isVideoFile = (address: string): boolean => /\.(webm|mp4|m4v|ogv)$/i.test(new URL(address).pathname);

interface VideoSite {
  /** Host and path of an address of the site; the first group that matches is the video's id. */
  readonly pattern: RegExp;
  readonly embed: (video: string, url: URL) => string;
}

const youtube = (video: string) => `https://www.youtube-nocookie.com/embed/${video}`;

const sites: readonly VideoSite[] = [
  { pattern: /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{6,20})$/, embed: youtube },
  { pattern: /^youtu\.be\/([\w-]{6,20})$/, embed: youtube },
  {
    pattern: /^(?:www\.)?vimeo\.com\/(\d{4,12})(?:\/\w{4,20})?$|^player\.vimeo\.com\/video\/(\d{4,12})$/,
    embed: (video, url) => `https://player.vimeo.com/video/${video}?dnt=1${vimeoKey(url)}`,
  },
];

/** The key of an unlisted video. */
function vimeoKey(url: URL): string {
  const key = url.searchParams.get('h') ?? /^\/\d+\/(\w+)$/.exec(url.pathname)?.[1] ?? '';
  return /^\w{4,20}$/.test(key) ? `&h=${key}` : '';
}

/**
 * The address of the player without cookies for a video on an allowed site.
 *
 * @param address of the video's page or of its player
 * @returns an https address on one of {@link videoHosts}; `null` for any other site
 */
export function parseVideoEmbed(address: string): string | null {
  const text = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.port !== '' || url.username !== '') return null;
  // The page of a YouTube video has its id in the query: turn the path into that of the player.
  const path = url.pathname === '/watch' ? `/embed/${url.searchParams.get('v')}` : url.pathname.replace(/\/$/, '');
  for (const { pattern, embed } of sites) {
    const match = pattern.exec(url.hostname + path);
    const video = match?.[1] ?? match?.[2];
    if (video) return embed(video, url);
  }
  return null;
}
