import { emptyAnswers } from '../testing/empty-answers.ts';
import { loadSecrets } from './secrets.ts';

it('secrets that are damaged are not used, and the message says which record to delete', async () => {
  const row = { payload: { clientSecret: 'short', cookieKeys: [], returnUrlKey: '', jwks: {} } };
  const select = () => ({ from: () => ({ where: async () => [row] }) });
  await expect(loadSecrets(emptyAnswers({ select }))).rejects.toThrow(
    'Delete the record "Secrets" from identity_record',
  );
});
