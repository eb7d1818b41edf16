import { isBlankHtml } from './blank.ts';

describe('isBlankHtml', () => {
  it.each([
    '',
    '   \n\t ',
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p>&NBSP;&#160; &#xA0;\u00a0</p><br/>',
    '<div><span style="color: red"> </span></div>',
    '<!-- nothing --><p>\u200b</p>',
    '<!-- unclosed',
    '<script>alert(1)</script>',
    '<style>p { color: red }</style><p></p>',
    '<p',
  ])('says yes to %j', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  it.each([
    'a',
    '<p>a</p>',
    '<p><img src="x.png"></p>',
    '<hr>',
    '<iframe src="https://player.vimeo.com/video/12345"></iframe>',
    '3 < 4',
    '&amp;',
    'ש',
    '<!-- comment -->text',
    '<script>a</script>b',
  ])('says no to %j', (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});
