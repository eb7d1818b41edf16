import { createPagePolicy } from './security-headers.ts';

describe('the policy of a page', () => {
  const siteUrl = 'https://courses.example.org';
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));

  it('runs files of our own and the scripts with these hashes, and nothing else', () => {
    const policy = createPagePolicy(siteUrl)({ scriptHashes: ["'sha256-a='", "'sha256-b='"], formsLeadAway: false });
    expect(directives(policy)).toEqual({
      'default-src': "default-src 'self'",
      'script-src': "script-src 'self' 'sha256-a=' 'sha256-b='",
      'style-src': "style-src 'self' 'unsafe-inline'",
      'img-src': "img-src 'self' data: https:",
      'media-src': "media-src 'self' https:",
      'frame-src': 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'self'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'self'",
    });
  });

  it('lets forms lead to the identity provider, and films come over http on a site that has no https itself', () => {
    const page = { scriptHashes: [], formsLeadAway: true };
    expect(createPagePolicy(siteUrl)(page)).toContain("form-action 'self' https:");
    const plain = directives(createPagePolicy('http://localhost:3000')(page));
    expect(plain).toMatchObject({
      'media-src': "media-src 'self' https: http:",
      'form-action': "form-action 'self' https: http:",
    });
  });
});
