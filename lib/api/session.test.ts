import { expectConsole } from '@/jest/console';
import { getAssistanceLink, getManualLink, getPerson, getProfiles, signReturnAddress } from './session';
import { answeringClient } from './testing/answering-client.ts';

const answering = (answer: unknown) => answeringClient(() => answer);

describe('the person', () => {
  const wire = {
    codicePersona: 10541207,
    cognome: 'Ferraris',
    nome: 'Giulia',
    matricola: '912345',
    classeCarriera: 'PTA',
  };

  it('has a name, a code and a career', async () => {
    expect(await getPerson(answering(wire), '2001', null)).toEqual({
      firstName: 'Giulia',
      surname: 'Ferraris',
      code: '10541207',
      impersonator: null,
      description: null,
      career: '912345',
      careerClass: 'PTA',
    });
  });

  it('has an impersonator only with a name', async () => {
    const acting = { ...wire, nomeImp: 'Chiara', cognomeImp: 'Montanari', codicePersonaImp: '10547730' };
    const { impersonator } = await getPerson(answering(acting), '2001', null);
    expect(impersonator).toEqual({ firstName: 'Chiara', surname: 'Montanari', code: '10547730' });
    expect(
      (await getPerson(answering({ ...wire, nomeImp: ' ', cognomeImp: null }), '2001', null)).impersonator,
    ).toBeNull();
  });

  it.each([
    { nomeImp: 'Giulia', cognomeImp: 'Ferraris', codicePersonaImp: '10541207' },
    { nomeImp: 'Giulia', cognomeImp: 'Ferraris' },
    { nomeImp: 'GIULIA', cognomeImp: 'FERRARIS', codicePersonaImp: 10541207 },
  ])('has no impersonator who is the person: %j', async (same) => {
    expect((await getPerson(answering({ ...wire, ...same }), '2001', null)).impersonator).toBeNull();
  });

  it('has an impersonator of the same name and another code', async () => {
    const acting = { nomeImp: 'Giulia', cognomeImp: 'Ferraris', codicePersonaImp: '10547730' };
    expect((await getPerson(answering({ ...wire, ...acting }), '2001', null)).impersonator).toMatchObject({
      code: '10547730',
    });
  });

  it.each(['12a', '', null, '1 2'])('has no career %j', async (matricola) => {
    expect((await getPerson(answering({ ...wire, matricola }), '2001', null)).career).toBeNull();
  });

  it.each([null, [], 'x'])('cannot be %j', async (answer) => {
    await expect(getPerson(answering(answer), '2001', null)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('the profiles', () => {
  it('have a number, or none when it is not numeric', async () => {
    const list = [
      { profile: '12', description: 'A', profileDescription: 'B', dprofile: 'C' },
      { profile: 1, description: 'D' },
      { profile: 'abc', description: 'E', dprofile: 'EMPTY_PROFILE' },
      { profile: '12', description: 'again', dprofile: 'C' },
    ];
    expect(await getProfiles(answering(list), '2001')).toEqual([
      { id: 12, label: 'A', description: 'B', secondary: 'C' },
      { id: 1, label: 'D', description: null, secondary: null },
      { id: undefined, label: 'E', description: null, secondary: null },
    ]);
  });

  it.each([
    ['-1', -1],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', undefined],
    ['1.5', undefined],
    ['--1', undefined],
  ])('have the number %s as %s', async (sent, id) => {
    expect(await getProfiles(answering([{ profile: sent }]), '2001')).toMatchObject([{ id }]);
  });

  it.each([
    ['Segreteria didattica (MI)', 'Segreteria didattica (MI)'],
    [' A B ', 'A B'],
    ['però', null],
    ['a\nb', null],
    ['x'.repeat(101), null],
  ])('have the secondary profile %j as %j', async (dprofile, secondary) => {
    expect(await getProfiles(answering([{ profile: '1', dprofile }]), '2001')).toMatchObject([{ secondary }]);
  });

  it('are none for null, and leave out what is no profile', async () => {
    expect(await getProfiles(answering(null), '2001')).toEqual([]);
    expectConsole('warn', /^GET \/jaf\/internal\/profiles: 1 unusable/);
    expect(await getProfiles(answering([null, { profile: '3' }]), '2001')).toHaveLength(1);
  });
});

describe('links', () => {
  const address = 'https://help.example.org/';

  it('need both their number and a web address', async () => {
    expect(await getManualLink(answering({ idDocumento: 1, targetURL: address }), '1', 'it')).toBe(address);
    expect(await getAssistanceLink(answering({ idConfigurazione: '7', targetURL: address }), '1', 'it')).toBe(address);
    const documented = { idDocumento: 'Manuale n. 7/b', targetURL: address };
    expect(await getManualLink(answering(documented), '1', 'it')).toBe(address);
    for (const answer of [
      { targetURL: address },
      { idDocumento: 1 },
      { idDocumento: 1, targetURL: 'javascript:x' },
      null,
    ]) {
      expect(await getManualLink(answering(answer), '1', 'it')).toBeNull();
    }
  });

  it('back to another service are web addresses', async () => {
    const body = { url: address, params: {} };
    expect(await signReturnAddress(answering({ url: `${address}?__pj0=1&__pj1=2` }), body)).toBe(
      `${address}?__pj0=1&__pj1=2`,
    );
    expect(await signReturnAddress(answering({ url: 'javascript:x' }), body)).toBeNull();
    expect(await signReturnAddress(answering({}), body)).toBeNull();
  });
});
