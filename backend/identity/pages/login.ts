import { html } from 'hono/html';
import type { Person } from '../people.ts';
import { document, type Html } from './page.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

/** The typed name, and why the attempt failed. */
export interface RejectedAttempt {
  readonly name: string;
  readonly problem: string;
}

interface LoginPageOptions {
  readonly language: PageLanguage;
  /** The address to which the form is sent. */
  readonly action: string;
  /** The demonstration people who can sign in. */
  readonly people: readonly Person[];
  /** Null when the page is opened for the first time. */
  readonly rejected: RejectedAttempt | null;
}

/** The sign-in page; it works without JavaScript. */
export function loginPage({ language, action, people, rejected }: LoginPageOptions): Html {
  const texts = pageTexts[language];
  // In Firefox screen readers call an empty required field invalid, unless the page says that it is not.
  const invalid = rejected ? html` aria-invalid="true" aria-describedby="problem"` : html` aria-invalid="false"`;
  const main = html`<h1>${texts.signIn}</h1>
<p>${texts.signInLead}</p>
${rejected ? html`<p class="problem" id="problem" role="alert">${rejected.problem}</p>` : ''}
<form method="post" action="${action}">
<label for="name">${texts.name}</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" value="${rejected?.name ?? ''}"${invalid}${rejected ? '' : html` autofocus`}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="100"${invalid}${rejected ? html` autofocus` : ''}>
<div class="actions">
<button class="primary" name="action" value="login">${texts.signIn}</button>
<button name="action" value="cancel" formnovalidate>${texts.cancel}</button>
</div>
</form>
${demoPeople(language, people)}`;
  return document({ language, title: texts.signIn, tagline: texts.tagline, main });
}

function demoPeople(language: PageLanguage, people: readonly Person[]): Html {
  const { demoTitle, demoLead, nobody } = pageTexts[language];
  const entry = ({ name, password, role }: Person) =>
    html`<div><dt><code>${name}</code> / <code>${password}</code></dt><dd>${role[language]}</dd></div>`;
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${demoTitle}</h2>
<p>${people.length > 0 ? demoLead : nobody}</p>
<dl>${people.map(entry)}</dl>
</section>`;
}
