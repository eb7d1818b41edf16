import { Directory } from '../people.ts';
import { loginPage } from './login.ts';

it('says on the page that nobody can sign in', async () => {
  const { people } = new Directory([]);
  const page = String(await loginPage({ language: 'it', action: '/idp/interaction/1', people, rejected: null }));
  expect(page).not.toContain('<dt>');
  expect(page).toContain('DEMO_PEOPLE');
});
