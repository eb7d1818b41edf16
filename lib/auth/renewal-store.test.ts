import { BackendError } from '@/lib/api/errors';
import type { Notes } from '@/lib/cache/notes';
import { memoryNotes } from '@/lib/cache/testing/memory-notes';
import { type Renewal, RenewalStore } from './renewal-store';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresAt: 0 };
const notes = memoryNotes();
const storeWith = (place: Notes) => new RenewalStore([place], 'a secret of the test');
const fails = (): Promise<Renewal> =>
  Promise.reject(new BackendError({ call: 'a renewal', kind: 'status', status: 502, reason: 'it fails' }));

it('gives a failure also to one whose lock is granted just after it', async () => {
  const lockAfterFailure: Notes['lock'] = async (...args) => {
    await expect(storeWith(notes).once(tokens, fails)).rejects.toThrow('it fails');
    return notes.lock(...args);
  };
  const renew = jest.fn(fails);
  const waiting = storeWith({ ...notes, lock: lockAfterFailure }).once(tokens, renew);
  await expect(waiting).rejects.toMatchObject({ name: 'BackendError', status: 502 });
  expect(renew).not.toHaveBeenCalled();
});
