import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { createAdapter } from './adapter.ts';

// Jest cannot load this module.
jest.mock('oidc-provider', () => ({ errors: { InvalidGrant: class extends Error {} } }));
jest.setTimeout(120_000);

it('of two requests with the same token at the same moment, the second ends the whole sign-in and no other', async () => {
  const { database, close } = await openRemoteDatabase(await emptyFolder());
  const [refreshTokens, accessTokens, grants] = ['RefreshToken', 'AccessToken', 'Grant'].map((model) =>
    createAdapter(database, model),
  );
  for (const grantId of ['one', 'other']) {
    await grants?.upsert(grantId, {}, 60);
    await refreshTokens?.upsert(`refresh-${grantId}`, { grantId }, 60);
    await accessTokens?.upsert(`access-${grantId}`, { grantId }, 60);
  }
  // Both requests have read the unused token before.
  await refreshTokens?.consume('refresh-one');
  await expect(refreshTokens?.consume('refresh-one')).rejects.toThrow('already used');
  const left = async (grantId: string) =>
    [
      await grants?.find(grantId),
      await refreshTokens?.find(`refresh-${grantId}`),
      await accessTokens?.find(`access-${grantId}`),
    ].filter((record) => record !== undefined).length;
  expect([await left('one'), await left('other')]).toEqual([0, 3]);
  await close();
});
