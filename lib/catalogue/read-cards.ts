import 'server-only';
import type { CourseSearch } from '@/lib/model/search';
import { askForCards } from './ask-cards';
import type { CardPage } from './course-card';
import { keep } from './keep';
import { catalogueTransport, inTime } from './transport';

/** One page of the answer to a search, as cards. Answers to free texts are not kept. @throws BackendError */
export async function readCards(search: CourseSearch): Promise<CardPage> {
  const [transport, options] = [catalogueTransport(), inTime()];
  const read = () => askForCards(transport, search, options);
  return search.text ? read() : keep(`cards ${JSON.stringify(search)}`, ['courses'], read);
}
