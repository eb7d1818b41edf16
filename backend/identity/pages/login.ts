import { html } from 'hono/html';
import { people } from '../people.ts';
import { document, type Html } from './document.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

export interface LoginPageOptions {
  readonly language: PageLanguage;
  /** Where the form is sent. */
  readonly action: string;
  /** The name typed before, when name or password were wrong. */
  readonly rejectedName?: string;
}

/** The sign-in page; it works without JavaScript. */
export function loginPage({ language, action, rejectedName }: LoginPageOptions): Html {
  const texts = pageTexts[language];
  const wrong = rejectedName !== undefined;
  const invalid = wrong ? html` aria-invalid="true" aria-describedby="problem"` : '';
  const main = html`<h1>${texts.signIn}</h1>
<p>${texts.signInLead}</p>
${wrong ? html`<p class="problem" id="problem" role="alert">${texts.wrong}</p>` : ''}
<form method="post" action="${action}">
<label for="name">${texts.name}</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" value="${rejectedName ?? ''}"${invalid}${wrong ? '' : html` autofocus`}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="100"${invalid}${wrong ? html` autofocus` : ''}>
<div class="actions">
<button class="primary" name="action" value="login">${texts.signIn}</button>
<button name="action" value="cancel" formnovalidate>${texts.cancel}</button>
</div>
</form>
${demoPeople(language)}`;
  return document({ language, title: texts.signIn, tagline: texts.tagline, main });
}

function demoPeople(language: PageLanguage): Html {
  const { demoTitle, demoLead } = pageTexts[language];
  const entry = ({ name, password, role }: (typeof people)[number]) =>
    html`<div><dt><code>${name}</code> / <code>${password}</code></dt><dd>${role[language]}</dd></div>`;
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${demoTitle}</h2>
<p>${demoLead}</p>
<dl>${people.map(entry)}</dl>
</section>`;
}
