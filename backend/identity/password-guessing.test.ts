import { setTimeout as pass } from 'node:timers/promises';
import type { RunningBackend } from '../testing/running-backend.ts';
import { startWithoutCourses } from './testing/backend.ts';
import { openSignIn, returned, signInAs } from './testing/code-flow.ts';
import { type Answer, Visitor } from './testing/visitor.ts';

jest.setTimeout(120_000);

let backend: RunningBackend;
beforeAll(async () => {
  // The tests set their client address, as a proxy would.
  backend = await startWithoutCourses({ TRUSTED_PROXIES: '1' });
});
afterAll(() => backend.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const wrong = (name: string) => ({ name, password: 'nope', action: 'login' });
const right = (name: string) => ({ name, password: name, action: 'login' });
const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429);
/** Maximum attempts that are allowed after the free ones, even on a slow machine, because waits grow from one second on. */
const lookedAtMeanwhile = 6;

async function opened() {
  const visitor = new Visitor();
  return { visitor, action: (await openSignIn(visitor, backend)).action };
}

it('looks at a few of three hundred wrong passwords for one person, and answers all at once', async () => {
  const { visitor, action } = await opened();
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => visitor.post(action, wrong('admin'), from('192.0.2.1'))),
  );
  expect(performance.now() - began).toBeLessThan(30_000);
  const looked = answers.filter(({ text }) => text.includes('Nome utente o password non corretti'));
  const early = refused(answers);
  expect(looked.length).toBeGreaterThanOrEqual(4);
  expect(looked.length).toBeLessThanOrEqual(4 + lookedAtMeanwhile);
  expect(looked.length + early.length).toBe(300);
  for (const { headers, text } of early) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(text).toContain('la password non è stata controllata');
    expect(text).toContain('value="admin"');
  }
});

it('lets the right password of the same person in at once from another address, also while it is guessed', async () => {
  const guesser = await opened();
  const owner = await opened();
  const guess = () => guesser.visitor.post(guesser.action, wrong('editor'), from('192.0.2.2'));
  const guesses = Array.from({ length: 100 }, guess);
  const answer = await owner.visitor.post(owner.action, right('editor'), from('198.51.100.7'));
  expect(returned(await owner.visitor.follow(answer, backend.url))).toHaveProperty('code');
  await Promise.all(guesses);
});

it('lets somebody in who was wrong five times, after the wait that the page states', async () => {
  const { visitor, action } = await opened();
  const here = from('192.0.2.3');
  let stated = 0;
  for (let mistake = 1; mistake <= 5; mistake += 1) {
    await pass(stated * 1000);
    const { status, headers, text } = await visitor.post(action, wrong('delegate'), here);
    expect(status).toBe(200);
    stated = Number(headers.get('retry-after') ?? 0);
    expect(text.includes('Potrai riprovare tra')).toBe(stated > 0);
  }
  expect(stated).toBe(2);
  const early = await visitor.post(action, right('delegate'), here);
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2']);
  expect(early.text).toContain('Aspetta 2 secondi');
  await pass(stated * 1000);
  const answer = await visitor.post(action, right('delegate'), here);
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(returned(await visitor.follow(answer, backend.url))).toHaveProperty('code');
});

it('slows down one password for many names, whether there are such people or not', async () => {
  const { visitor, action } = await opened();
  const names = Array.from({ length: 200 }, (_, index) => (index % 50 === 0 ? 'admin' : `nobody-${index}`));
  const answers = await Promise.all(names.map((name) => visitor.post(action, wrong(name), from('192.0.2.4'))));
  expect(refused(answers).length).toBeGreaterThanOrEqual(149 - lookedAtMeanwhile);
  expect(refused(answers).length).toBeLessThanOrEqual(149);
});

it('answers an unknown name as it answers a wrong password', async () => {
  const [known, unknown] = await Promise.all(
    ['editor', 'nobody'].map(async (name) => {
      const { visitor, action } = await opened();
      const { status, text } = await visitor.post(action, wrong(name), from('192.0.2.5'));
      return [status, text.replaceAll(name, '…').replaceAll(/interaction\/[\w-]+/g, '…')];
    }),
  );
  // The list of demonstration people contains the known name, so it is cut off.
  const cut = ([status, text]: readonly unknown[]) => [status, String(text).split('<section class="demo"')[0]];
  expect(cut(unknown ?? [])).toEqual(cut(known ?? []));
});

it('takes the address that the nearest proxy has written, not one that a visitor made up', async () => {
  const { visitor, action } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor.post(action, wrong('admin'), from(`203.0.113.${index}, 192.0.2.6`)),
    ),
  );
  expect(refused(answers).length).toBeGreaterThanOrEqual(16 - lookedAtMeanwhile);
});

it('counts all spellings of a name together', async () => {
  const { visitor, action } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor.post(action, wrong(`${' '.repeat(index)}Admin`), from('192.0.2.8')),
    ),
  );
  expect(refused(answers).length).toBeGreaterThanOrEqual(16 - lookedAtMeanwhile);
});

it('takes a network of IPv6 for one address', async () => {
  const { visitor, action } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => visitor.post(action, wrong('admin'), from(`2001:db8:0:7::${index + 1}`))),
  );
  expect(refused(answers).length).toBeGreaterThanOrEqual(16 - lookedAtMeanwhile);
  const neighbour = await visitor.post(action, wrong('admin'), from('2001:db8:0:8::1'));
  expect(neighbour.status).toBe(200);
});

it('slows down one name from many addresses, and its owner for four seconds at most while it is guessed', async () => {
  const [guesser, owner] = [await opened(), await opened()];
  const guess = (index: number) => guesser.visitor.post(guesser.action, wrong('admin'), from(`203.0.113.${index}`));
  const guesses = await Promise.all(Array.from({ length: 80 }, (_, index) => guess(index)));
  expect(refused(guesses).length).toBeGreaterThanOrEqual(39);
  const home = from('198.51.100.9');
  const early = await owner.visitor.post(owner.action, right('admin'), home);
  const stated = Number(early.headers.get('retry-after'));
  expect(early.status).toBe(429);
  expect(stated).toBeGreaterThanOrEqual(1);
  expect(stated).toBeLessThanOrEqual(4);
  await Promise.all([pass(stated * 1000), ...Array.from({ length: 80 }, (_, index) => guess(index + 100))]);
  const answer = await owner.visitor.post(owner.action, right('admin'), home);
  expect(returned(await owner.visitor.follow(answer, backend.url))).toHaveProperty('code');
});

it('answers 429 to an address that begins more than 1,200 sign-ins in a minute, and lets others go on', async () => {
  // A request without parameters is refused, but still counts.
  const begin = (headers: Record<string, string>, path = 'auth') =>
    new Visitor().get(`${backend.url}/idp/${path}`, headers);
  const answers: Answer[] = [];
  while (answers.length < 1_200) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          begin(from('192.0.2.77:50812'), index % 2 === 0 ? 'auth' : 'careerChange'),
        ),
      )),
    );
  }
  expect(refused(answers)).toEqual([]);
  const late = await begin(from('192.0.2.77'));
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(late.text).toContain('Troppe richieste di accesso');
  expect((await openSignIn(new Visitor(), backend)).page.status).toBe(200);
});

it('lets nobody of the demonstration in where other machines reach it, unless they are named', async () => {
  const open = await startWithoutCourses({ BACKEND_HOST: '0.0.0.0', DEMO_PEOPLE: 'delegate' });
  try {
    const { page } = await openSignIn(new Visitor(), open);
    expect([...page.text.matchAll(/<dt><code>(\w+)/g)].map(([, name]) => name)).toEqual(['delegate']);
    await expect(signInAs(new Visitor(), open, 'admin').then(returned)).rejects.toThrow('Not sent back but 200');
    expect(returned(await signInAs(new Visitor(), open, 'delegate'))).toHaveProperty('code');
  } finally {
    await open.stop();
  }
});

it('says on the page that nobody can sign in', async () => {
  const open = await startWithoutCourses({ BACKEND_HOST: '0.0.0.0', DEMO_PEOPLE: '' });
  try {
    const { page } = await openSignIn(new Visitor(), open);
    expect(page.text).not.toContain('<dt>');
    expect(page.text).toContain('DEMO_PEOPLE');
    await expect(signInAs(new Visitor(), open, 'admin').then(returned)).rejects.toThrow('Not sent back but 200');
  } finally {
    await open.stop();
  }
});
