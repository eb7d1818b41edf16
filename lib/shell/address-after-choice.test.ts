import { addressAfterChoice } from './address-after-choice';

it('keeps the query but what it says about profiles', () => {
  const query = new URLSearchParams('profile=12&desk=texts&x=a+b&x=%C3%A8&profileError=1');
  expect(addressAfterChoice('/en/restricted', query)).toBe('/en/restricted?desk=texts&x=a+b&x=%C3%A8');
  expect(addressAfterChoice('/restricted', new URLSearchParams('profile=12'))).toBe('/restricted');
});
