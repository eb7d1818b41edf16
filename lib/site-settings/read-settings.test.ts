import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { backendHealth } from '@/lib/cache/backend-state';
import { forgetProcess } from '@/lib/cache/testing/forget-process';
import { readApplicationInfo, readSocialProfiles, readTextBundle, socialProfilesOf } from './read-settings';

const mockEnv = { restUrl: '' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));

beforeEach(() => {
  forgetProcess();
  Object.assign(backendHealth(), { failedAt: null, succeededAt: null });
});
afterEach(stopBackends);

describe('settings that the backend does not give', () => {
  it('are left out, and take no time from the content of the next page', async () => {
    mockEnv.restUrl = (await startBackend((_request, response) => response.end('<h1>Manutenzione</h1>'))).baseUrl;
    jest.spyOn(console, 'warn').mockImplementation();
    const parts = await Promise.all([readApplicationInfo(), readSocialProfiles(), readTextBundle('it')]);
    expect(parts).toEqual([null, [], {}]);
    expect(backendHealth().failedAt).toBeNull();
  });
});

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
