import type { Env } from '../lib/env/env.ts';

/** The lines for the person at the terminal when everything runs. The sign-in page says who may sign in. */
export function welcome({ siteUrl, product, restUrl }: Env, embeddedBackend: boolean): readonly string[] {
  const appUrl = `${siteUrl}/${product}/app`;
  return [
    '',
    `The catalogue   ${appUrl}/home`,
    embeddedBackend ? `Sign in         ${appUrl}/login` : `Backend         ${restUrl}`,
    '',
    'Ctrl-C stops it.',
    '',
  ];
}
