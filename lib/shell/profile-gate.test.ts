import fc from 'fast-check';
import type { Profile } from '@/lib/model/profile';
import { type GateInput, profileGate } from './profile-gate';

const profile = (id: number | undefined, secondary: string | null = null): Profile => ({
  id,
  secondary,
  label: `Profilo ${id}`,
  description: null,
});
const editor = profile(12, 'REDAZIONE');
const administrator = profile(1, 'AMMINISTRAZIONE');

const gate = (input: Partial<GateInput>) =>
  profileGate({
    signedIn: true,
    profiles: [administrator, editor],
    chosen: null,
    requested: null,
    refused: false,
    canChange: true,
    ...input,
  });

const kept = { id: 12, secondary: 'REDAZIONE' };

describe('the profile gate', () => {
  it('is skipped while signing out, whatever else is known', () => {
    expect(gate({ signedIn: false, chosen: kept })).toEqual({ state: 'skip' });
  });

  it.each([
    ['there are no profiles', []],
    ['none has a number', [profile(undefined, 'REDAZIONE')]],
  ])('is loading while %s', (_what, profiles) => {
    expect(gate({ profiles })).toEqual({ state: 'loading' });
  });

  it('asks when there are several and none is chosen', () => {
    expect(gate({})).toEqual({
      state: 'select_profile',
      profiles: [administrator, editor],
      wanted: null,
      failed: false,
    });
  });

  it('selects the only profile, and says that the browser does not keep it yet', () => {
    expect(gate({ profiles: [editor] })).toMatchObject({
      state: 'ready',
      profile: editor,
      unsaved: true,
      failed: false,
    });
    expect(gate({ profiles: [editor], chosen: kept })).toMatchObject({ state: 'ready', unsaved: false });
  });

  it('counts the same profile twice as the only one, and profiles without a number as none', () => {
    const profiles = [editor, { ...editor, label: 'Di nuovo' }, profile(undefined)];
    expect(gate({ profiles })).toMatchObject({ state: 'ready', profile: editor, profiles: [editor] });
  });

  it('takes the kept profile when it is on the list', () => {
    expect(gate({ chosen: kept })).toMatchObject({ state: 'ready', profile: editor, unsaved: false });
  });

  it.each([
    ['that is gone', { id: 99, secondary: null }],
    ['whose secondary profile is another', { id: 12, secondary: 'ALTRO' }],
  ])('asks again for a kept profile %s, and says so', (_what, chosen) => {
    expect(gate({ chosen })).toMatchObject({ state: 'select_profile', failed: true });
  });

  it('takes the only profile in the place of a kept one that is gone', () => {
    const chosen = { id: 99, secondary: null };
    expect(gate({ chosen, profiles: [editor] })).toMatchObject({ state: 'ready', profile: editor, unsaved: true });
  });
});

describe('a profile that the address asks for', () => {
  it('is wanted when it is on the list and another one than the current', () => {
    expect(gate({ requested: 1 })).toMatchObject({ state: 'select_profile', wanted: administrator, failed: false });
    expect(gate({ requested: 1, chosen: kept })).toMatchObject({ state: 'select_profile', wanted: administrator });
  });

  it('changes nothing when it is the current one', () => {
    expect(gate({ requested: 12, chosen: kept })).toMatchObject({ state: 'ready', profile: editor, failed: false });
  });

  it.each([
    ['not on the list', 7],
    ['not a number', undefined],
  ])('fails when it is %s', (_what, requested) => {
    expect(gate({ requested })).toMatchObject({ state: 'select_profile', wanted: null, failed: true });
    expect(gate({ requested, chosen: kept })).toMatchObject({ state: 'ready', profile: editor, failed: true });
  });

  it('is not asked after where people may not change, unless they have none', () => {
    expect(gate({ requested: 1, chosen: kept, canChange: false })).toMatchObject({ state: 'ready', profile: editor });
    expect(gate({ requested: 1, canChange: false })).toMatchObject({ state: 'select_profile', wanted: administrator });
  });
});

describe('a choice that was refused', () => {
  it('is shown in either state', () => {
    expect(gate({ refused: true })).toMatchObject({ state: 'select_profile', failed: true });
    expect(gate({ refused: true, chosen: kept })).toMatchObject({ state: 'ready', failed: true });
  });
});

describe('whatever comes', () => {
  const id = fc.constantFrom(1, 2, 12, undefined);
  const secondary = fc.constantFrom(null, 'A', 'B');
  const number = fc.constantFrom(1, 2, 12, 99);
  const inputs = fc.record({
    signedIn: fc.boolean(),
    profiles: fc.array(
      fc.tuple(id, secondary).map(([each, other]) => profile(each, other)),
      { maxLength: 5 },
    ),
    chosen: fc.option(fc.record({ id: number, secondary })),
    requested: fc.oneof(number, fc.constantFrom(null, undefined)),
    refused: fc.boolean(),
    canChange: fc.boolean(),
  });

  it('nobody works under a profile that is not on their list', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = profileGate(input);
        const current = result.state === 'ready' ? result.profile : null;
        const wanted = result.state === 'select_profile' ? result.wanted : null;
        for (const each of [current, wanted]) {
          if (each)
            expect(input.profiles).toContainEqual(expect.objectContaining({ id: each.id, secondary: each.secondary }));
        }
      }),
    );
  });

  it('a choice out of the list leads to work under it', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = profileGate(input);
        fc.pre(result.state === 'select_profile');
        for (const { id: chosenId, secondary: other } of result.profiles) {
          const after = profileGate({ ...input, chosen: { id: chosenId, secondary: other }, requested: null });
          expect(after).toMatchObject({ state: 'ready', profile: { id: chosenId, secondary: other }, unsaved: false });
        }
      }),
    );
  });
});
