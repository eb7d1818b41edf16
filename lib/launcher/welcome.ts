import type { Env } from '../env.ts';

/** The people of the embedded backend's demonstration; the password of each is the name. */
export const demoPeople = [
  { name: 'editor', role: 'one profile' },
  { name: 'admin', role: 'two profiles' },
  { name: 'delegate', role: 'acts for somebody else' },
] as const;

/** What the person at the terminal reads when everything runs. */
export function welcome({ siteUrl, product, restUrl }: Env, embeddedBackend: boolean): readonly string[] {
  const appUrl = `${siteUrl}/${product}/app`;
  const signIn = embeddedBackend
    ? [
        `Sign in         ${appUrl}/login`,
        ...demoPeople.map(({ name, role }) => `                ${name} / ${name} (${role})`),
      ]
    : [`Backend         ${restUrl}`];
  return ['', `The catalogue   ${appUrl}/home`, ...signIn, '', 'Ctrl-C stops it.', ''];
}
