/** The hosts that players of videos are loaded from: the sanitiser and the Content-Security-Policy know no other. */
export const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'web.microsoftstream.com'] as const;
