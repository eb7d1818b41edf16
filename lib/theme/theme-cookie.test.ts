import { themeScript } from './theme-cookie';

/** A page after the script, and the script's own listener to being shown again. */
function pageWith(cookie: string) {
  const page = { cookie, documentElement: { dataset: {} } };
  const run = new Function('document', `let onpageshow; ${themeScript}; return onpageshow`);
  const comeBack: () => void = run(page);
  return { page, theme: page.documentElement.dataset, comeBack };
}

it('sets the theme of the cookie, and nothing without one', () => {
  expect(pageWith('a=b; theme=dark').theme).toEqual({ theme: 'dark' });
  expect(pageWith('a=b; mytheme=dark').theme).toEqual({});
});

it('takes the theme that was chosen on another page meanwhile, when the browser shows a kept page again', () => {
  const { page, theme, comeBack } = pageWith('theme=dark');
  page.cookie = 'theme=light';
  comeBack();
  expect(theme).toEqual({ theme: 'light' });
});

it('leaves the theme to the system where the browser refuses to read cookies', () => {
  const refusing = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  };
  expect(() => new Function('document', `let onpageshow; ${themeScript}`)(refusing)).not.toThrow();
});
