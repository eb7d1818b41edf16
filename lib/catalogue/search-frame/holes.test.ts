import { emptySearch, formatSearch, parseSearch } from '../../addresses/search-address';
import { frameSearch, hole, holeMarker, isFrameSearch } from './holes';

const mockEnv = { authSecret: 'secret' as string | null };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
beforeEach(() => {
  mockEnv.authSecret = 'secret';
});

it('has places that no address, no HTML and no JSON writes differently', () => {
  expect(hole('text')).toBe(`${holeMarker()}.text`);
  for (const written of [encodeURIComponent(hole('query')), JSON.stringify(hole('query')).slice(1, -1)]) {
    expect(written).toBe(hole('query'));
  }
});

it('knows the search for the frame by its address', () => {
  const asked = parseSearch(new URLSearchParams(formatSearch(frameSearch())));
  expect(isFrameSearch(asked)).toBe(true);
  expect(isFrameSearch({ ...asked, page: 2 })).toBe(false);
  expect(isFrameSearch({ ...emptySearch, text: 'sea' })).toBe(false);
});

it('knows no such search without a secret', () => {
  mockEnv.authSecret = null;
  expect(isFrameSearch({ ...emptySearch, text: '.query' })).toBe(false);
});
