/** @jest-environment node */
import { missingCharacters } from './missing-characters';

// No font may have a character at these code points (Unicode, "noncharacters").
it('are those that no font of the machine has', async () => {
  expect(await missingCharacters('\u{1fffe}\ufdd1')).toEqual(['\u{1fffe}', '\ufdd1']);
});

it('are no letters and signs that every font has, and nothing that is not drawn by itself', async () => {
  expect(await missingCharacters('Algebra H0 <I> & [l] \u200f a\u0301')).toEqual([]);
});
