import { Client } from 'pg';
import { respondsOk, waitUntil } from '../wait.ts';
import { type KnownPage, readPage } from './load.ts';
import type { ClusterSettings } from './settings.ts';
import { revalidate } from './trials.ts';

const timeoutMs = 20_000;

/**
 * Checks that pages rendered for each visitor work again, and that each instance has all pages. A cache that was lost does not have
 * those of the other instance.
 *
 * @throws {Error}
 */
export async function checkRecovery(settings: ClusterSettings, pages: readonly KnownPage[]): Promise<void> {
  const { appUrl, instanceUrls } = settings;
  const search = `${appUrl}/catalogue?q=storia`;
  await waitUntil(() => respondsOk(search), timeoutMs, 'After everything is back no search has worked');
  for (const { url } of pages) {
    for (const instanceUrl of instanceUrls) await readPage(url.replace(appUrl, instanceUrl));
  }
}

/** Checks that a change reported to one instance appears on another one. @throws {Error} */
export async function checkInvalidation(settings: ClusterSettings): Promise<void> {
  const client = new Client({ connectionString: settings.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select id, title from course where kind = 'course' order by id limit 1");
    const { id, title } = rows[0] as { id: number; title: string };
    const address = `${settings.instanceUrls[1]}/courseDetails/${id}`;
    await readPage(address);
    const newTitle = `Corso rinnovato ${Date.now()}`;
    const rename = (text: string) => client.query('update course set title = $1 where id = $2', [text, id]);
    await rename(newTitle);
    try {
      await revalidate(settings, [`course-${id}`]);
      const showsNewTitle = async () => (await readPage(address)).title.includes(newTitle);
      await waitUntil(showsNewTitle, timeoutMs, 'The other instance has not shown the new title');
    } finally {
      await rename(title);
      await revalidate(settings, [`course-${id}`]);
    }
  } finally {
    await client.end();
  }
}
