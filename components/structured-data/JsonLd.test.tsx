/** @jest-environment ./jest/environment.mjs */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './JsonLd';

/** The structured data of a course as a browser parses them from the page. */
function read(name: string, more: Readonly<Record<string, undefined>> = {}) {
  const html = renderToStaticMarkup(<JsonLd nodes={[{ '@type': 'Course', name, ...more }]} />);
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  const [script, ...others] = body.childNodes;
  expect(others).toEqual([]);
  expect(script?.textContent).not.toMatch(/[<>&\u2028\u2029]/);
  return JSON.parse(script?.textContent ?? '');
}

it('leaves out what is not known', () => {
  expect(read('A', { image: undefined })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Course', name: 'A' }],
  });
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a & "b" \u2028 מבוא 🎓', '\\u003c'])(
  'keeps %j whole and inside the script',
  (name) => {
    expect(read(name)['@graph'][0].name).toBe(name);
  },
);

it('reads back as any text it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(read(name)['@graph'][0].name).toBe(name);
    }),
  );
});

it('writes nothing when there is nothing to tell', () => {
  expect(render(<JsonLd nodes={[]} />).container).toBeEmptyDOMElement();
});
