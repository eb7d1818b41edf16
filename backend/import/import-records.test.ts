import type { Database } from '../database/database.ts';
import { emptyAnswers } from '../testing/empty-answers.ts';
import { importRecords } from './import-records.ts';

it('does not say that nothing is stored when the connection breaks while the end of the import is confirmed', async () => {
  const transaction = async (run: (database: Database) => Promise<unknown>) => {
    await run(emptyAnswers());
    throw new Error('Connection terminated unexpectedly');
  };
  const options = { site: {} as never, skipBad: false, onProgress: () => undefined };
  await expect(importRecords(emptyAnswers({ transaction }), [], options)).rejects.toThrow(
    'the database failed in the last step (Connection terminated unexpectedly), so either all is stored or nothing',
  );
});
