import { readPerson } from '@/lib/auth/readers';
import { draftOwner } from '@/lib/desk/drafts';
import { EditorialDesk } from './EditorialDesk';

/** The desk with the drafts of the person of this request. */
export async function PersonalDesk() {
  return <EditorialDesk owner={draftOwner(await readPerson())} />;
}
