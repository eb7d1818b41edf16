import { cards } from '@/components/cards/testing/card-fixtures';

/** The cards that carousels load. */
export function GET() {
  const all = Object.values(cards).map((card, index) => ({ ...card, id: String(index + 1) }));
  return Response.json({ cards: all, total: all.length, page: 1, pageCount: 1 });
}
