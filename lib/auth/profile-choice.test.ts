import { chooseProfile, chosenProfile, selectProfile } from './profile-choice';
import { appUrl, cookiesSetBy, fakeBackend } from './testing/signed-in-request';

const profile = (id: number | undefined, secondary: string | null) => ({
  id,
  secondary,
  label: 'a',
  description: null,
});
const [one, two, broken] = [profile(12, 'REDAZIONE'), profile(1, null), profile(undefined, 'X')];

describe('the profile to work under', () => {
  it('is the chosen one as long as it is on the list', () => {
    expect(selectProfile({ id: 1, secondary: null }, [one, two])).toBe(two);
    expect(selectProfile({ id: 12, secondary: 'OTHER' }, [one, two])).toBeNull();
    expect(selectProfile({ id: 99, secondary: null }, [one, two])).toBeNull();
  });

  it('is the only one when there is one, whatever was chosen before', () => {
    expect(selectProfile(null, [one])).toBe(one);
    expect(selectProfile({ id: 99, secondary: null }, [one, broken])).toBe(one);
  });

  it('is the only one also where the list names it twice', () => {
    expect(selectProfile(null, [one, { ...one }])).toBe(one);
  });

  it('is none while there are several, or none that is numeric', () => {
    expect(selectProfile(null, [one, two])).toBeNull();
    expect(selectProfile(null, [broken])).toBeNull();
    expect(selectProfile(null, [])).toBeNull();
  });
});

describe('choosing a profile', () => {
  fakeBackend();

  const choose = (fields: Record<string, string>) => chooseProfile(new URLSearchParams(fields), [one, two, broken]);

  it('saves it and redirects back', () => {
    const response = choose({ profile: '12', dprofile: 'REDAZIONE', return: '/en/restricted?x=1' });
    expect(response.headers.get('location')).toBe(`${appUrl}/en/restricted?x=1`);
    const { profile: value } = cookiesSetBy(response);
    expect(chosenProfile({ profile: value ?? '' })).toEqual({ id: 12, secondary: 'REDAZIONE' });
  });

  it.each<Record<string, string>>([
    { profile: '99', dprofile: '' },
    { profile: '12', dprofile: 'OTHER' },
    { profile: 'abc', dprofile: 'X' },
    { dprofile: 'REDAZIONE' },
  ])('refuses %j, saves nothing and says so', (fields) => {
    const response = choose({ ...fields, return: 'https://evil.example' });
    expect(response.headers.get('location')).toBe(`${appUrl}/restricted?profileError=1`);
    expect(cookiesSetBy(response)).toEqual({});
  });
});
