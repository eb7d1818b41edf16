import { socialProfilesOf } from './read-settings';

describe('the social profiles in the footer', () => {
  it('are those that the backend names, in a fixed order', () => {
    const properties = {
      'social.linkedin': 'https://www.linkedin.com/x',
      'social.facebook': 'https://www.facebook.com/x',
    };
    expect(socialProfilesOf(properties)).toEqual([
      { network: 'Facebook', url: 'https://www.facebook.com/x' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/x' },
    ]);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'http://plain.example/profile',
    '/relative',
    'https://www.instagram.com',
    'https://www.instagram.com/',
    'https://www.instagram.com/it/?utm_source=catalogue',
    'https://www.instagram.com/index.html#top',
  ])('leave out the address %j', (address) => {
    expect(socialProfilesOf({ 'social.instagram': address })).toEqual([]);
  });
});
