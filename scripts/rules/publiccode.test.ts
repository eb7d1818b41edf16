import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.string().min(1);
const webAddress = z.url({ protocol: /^https?$/ });
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/);
const dependency = z.strictObject({ name: text, versionMin: text.optional(), optional: z.boolean().optional() });
const contact = z.strictObject({ name: text, email: z.email().optional(), affiliation: text.optional() });

/** The categories and scopes of the standard that fit a catalogue of courses. */
const categories = ['educational-content', 'content-management', 'learning-management-system', 'knowledge-management'];
const scopes = ['education', 'culture', 'science-and-technology'];

/** The standard's rules (https://yml.publiccode.tools, "The Standard (core)") for the keys of the file; other keys are refused. */
const publiccode = z.strictObject({
  publiccodeYmlVersion: z.enum(['0.4', '0.4.0', '0.5', '0.5.0']),
  name: text,
  url: webAddress,
  organisation: z.strictObject({ uri: z.url(), name: text }),
  softwareVersion: text,
  releaseDate: z.iso.date(),
  logo: z.string().regex(/\.(svg|svgz|png)$/),
  platforms: z.array(text).min(1),
  categories: z.array(z.enum(categories)).min(1),
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z
    .string()
    .regex(/^(standalone\/(mobile|iot|desktop|web|backend|other)|addon|library|configurationFiles)$/),
  intendedAudience: z.strictObject({
    countries: z.array(z.string().regex(/^[a-z]{2}$/)),
    scope: z.array(z.enum(scopes)),
  }),
  description: z.record(
    languageTag,
    z.strictObject({
      localisedName: text,
      shortDescription: z.string().min(1).max(150),
      longDescription: z.string().min(150).max(10_000),
      features: z.array(text).min(1),
    }),
  ),
  legal: z.strictObject({ license: z.string().regex(/^[A-Za-z0-9.+-]+$/), mainCopyrightOwner: text }),
  maintenance: z.strictObject({ type: z.enum(['internal', 'community']), contacts: z.array(contact).min(1) }),
  localisation: z.strictObject({ localisationReady: z.boolean(), availableLanguages: z.array(languageTag).min(1) }),
  dependsOn: z.strictObject({ open: z.array(dependency) }),
});

const source = readFileSync('publiccode.yml', 'utf8');
const content = publiccode.parse(parse(source));

it('follows the standard for the catalogues of public software', () => {
  expect(existsSync(content.logo)).toBe(true);
  expect(Object.keys(content.description).sort()).toEqual([...content.localisation.availableLanguages].sort());
});

it('has the version of the package', () => {
  expect(content.softwareVersion).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

it('leaves to the owner, in one marked place, whose it is and under which licence', () => {
  const [, owner = ''] = source.split(/^# ---- OWNER.*$/m);
  expect(Object.keys(parse(owner))).toEqual(['url', 'organisation', 'legal', 'maintenance']);
});
