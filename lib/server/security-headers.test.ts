import { createPagePolicy } from './security-headers.ts';

describe('the policy of a page', () => {
  const sources = { siteUrl: 'https://courses.example.org', videoHosts: ['player.example'] };
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive]));

  it('runs files of our own and the scripts with these hashes, and nothing else', () => {
    const policy = createPagePolicy(sources)({ scriptHashes: ["'sha256-a='", "'sha256-b='"], formsLeadAway: false });
    expect(directives(policy)).toEqual({
      'default-src': "default-src 'self'",
      'script-src': "script-src 'self' 'sha256-a=' 'sha256-b='",
      'style-src': "style-src 'self' 'unsafe-inline'",
      'img-src': "img-src 'self' data: https:",
      'media-src': "media-src 'self' https:",
      'frame-src': 'frame-src https://player.example',
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'self'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'self'",
    });
  });

  it('lets forms lead to the identity provider, and films come over http on a site that has no https itself', () => {
    const page = { scriptHashes: [], formsLeadAway: true };
    expect(createPagePolicy(sources)(page)).toContain("form-action 'self' https:");
    const plain = directives(createPagePolicy({ ...sources, siteUrl: 'http://localhost:3000' })(page));
    expect(plain).toMatchObject({
      'media-src': "media-src 'self' https: http:",
      'form-action': "form-action 'self' https: http:",
    });
  });
});
