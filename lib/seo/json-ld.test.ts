import fc from 'fast-check';
import { formatJsonLd } from './json-ld.ts';

describe('structured data as a script', () => {
  it('leaves out what is not known', () => {
    expect(JSON.parse(formatJsonLd([{ '@type': 'Course', name: 'A', image: undefined }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Course', name: 'A' }],
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a & "b" \u2028 מבוא 🎓', '\\u003c'])(
    'keeps %j whole and inside the script',
    (name) => {
      const script = formatJsonLd([{ '@type': 'Course', name }]);
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(script)['@graph'][0].name).toBe(name);
    },
  );

  it('reads back as any text it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(JSON.parse(formatJsonLd([{ '@type': 'Course', name }]))['@graph'][0].name).toBe(name);
      }),
    );
  });
});
