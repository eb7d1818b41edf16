import { seededBackend } from '../testing/seeded-backend.ts';
import { authorizationAddress, callInternal, exchange, signInAs } from './testing/code-flow.ts';
import { Visitor } from './testing/visitor.ts';

jest.setTimeout(120_000);

const backend = seededBackend();

const changeTo = (matricola: string, extra: Record<string, string> = {}) =>
  authorizationAddress(backend, { scope: '', matricola, al_pj_matricola: matricola, ...extra }, '/careerChange');

const revoke = (token: string) =>
  fetch(`${backend.rest}/jaf/oauth/revoke`, { method: 'POST', body: JSON.stringify({ token }) });

async function matricolaOf(accessToken: string): Promise<string> {
  return (await (await callInternal(backend, 'user', accessToken)).json()).matricola;
}

describe('changing career', () => {
  it('goes on like a sign-in with the other career, for this and later sign-ins of the session', async () => {
    const visitor = new Visitor();
    const { accessToken } = await exchange(backend, await signInAs(visitor, backend, 'editor'));
    expect(await matricolaOf(accessToken)).toBe('912345');
    expect((await revoke(accessToken)).status).toBe(200);

    const changed = await visitor.get(await changeTo('845210', { access_token: accessToken }));
    const tokens = await exchange(backend, await visitor.follow(changed, backend.url));
    expect(await matricolaOf(tokens.accessToken)).toBe('845210');

    const again = await visitor.get(await authorizationAddress(backend));
    expect(await matricolaOf((await exchange(backend, again)).accessToken)).toBe('845210');
  });

  it('leaves a sign-in that is under way as it is: any page can lead a browser here', async () => {
    const visitor = new Visitor();
    const { accessToken } = await exchange(backend, await signInAs(visitor, backend, 'editor'));
    expect((await visitor.get(await changeTo('845210', { state: 'of-another-page' }))).status).toBe(303);
    expect(await matricolaOf(accessToken)).toBe('912345');
  });

  it("leaves the person's other sessions alone", async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    await signInAs(one, backend, 'editor');
    const { accessToken } = await exchange(backend, await signInAs(other, backend, 'editor'));
    await one.get(await changeTo('845210'));
    expect(await matricolaOf(accessToken)).toBe('912345');
  });

  it('asks a person without a session to sign in first', async () => {
    const answer = await signInAs(new Visitor(), backend, 'editor', await changeTo('845210'));
    expect(await matricolaOf((await exchange(backend, answer)).accessToken)).toBe('845210');
  });

  it("refuses a career that is not the person's, with a session and after signing in", async () => {
    const visitor = new Visitor();
    await signInAs(visitor, backend, 'admin');
    const refused = await visitor.get(await changeTo('845210'));
    for (const page of [refused, await signInAs(new Visitor(), backend, 'admin', await changeTo('845210'))]) {
      expect(page.status).toBe(400);
      expect(page.location).toBeNull();
      expect(page.text).toContain('Carriera non disponibile');
      expect(page.text).toContain('accedi di nuovo');
    }
  });

  it("refuses a working token of somebody else's", async () => {
    const visitor = new Visitor();
    await signInAs(visitor, backend, 'editor');
    const { accessToken } = await exchange(backend, await signInAs(new Visitor(), backend, 'admin'));
    expect((await visitor.get(await changeTo('845210', { access_token: accessToken }))).status).toBe(400);
  });

  it.each([
    ['letters', { matricola: 'abc' }],
    ['two different numbers', { al_pj_matricola: '912345' }],
  ])('refuses %s', async (_what, extra) => {
    const page = await new Visitor().get(await changeTo('845210', extra));
    expect(page.status).toBe(400);
    expect(page.text).toContain('Richiesta di accesso non valida');
  });
});
