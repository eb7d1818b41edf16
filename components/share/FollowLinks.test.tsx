/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { emptySearch } from '@/lib/addresses/search-address';
import { FollowLinks } from './FollowLinks';

it.each([
  ['', null],
  ['clima', 'nofollow'],
])('with the text "%s" crawlers may follow feed and calendar: rel is %j', (text, rel) => {
  renderIn('it', <FollowLinks search={{ ...emptySearch, text }} name="Musica" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual([rel, rel]);
});
