import { z } from 'zod';
import type { DataLicence } from '../model/data-licence.ts';

const creativeCommons = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-(\d\.\d)$/;

/** Data licences by SPDX identifier. The CC BY licences are not listed: their address follows from the identifier. */
const known: Readonly<Record<string, DataLicence>> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'ODC-By-1.0': { name: 'ODC-By 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  'PDDL-1.0': { name: 'PDDL 1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
  'IODL-2.0': { name: 'IODL 2.0', url: 'https://www.dati.gov.it/iodl/2.0/' },
};

/** Accepted versions of the CC BY licences; older versions are not meant for data. */
const creativeCommonsVersions = ['3.0', '4.0'];

function bySpdx(identifier: string): DataLicence | null {
  const [, kind = '', found = ''] = creativeCommons.exec(identifier) ?? [];
  if (!creativeCommonsVersions.includes(found)) return known[identifier] ?? null;
  const url = `https://creativecommons.org/licenses/${kind.toLowerCase()}/${found}/`;
  return { name: `CC ${kind} ${found}`, url };
}

/** A licence given as `address name`, for licences that are not known here by an identifier. */
function byAddress(text: string): DataLicence | null {
  const [, address = '', name = ''] = /^(\S+)\s+(\S.*)$/.exec(text) ?? [];
  const url = URL.parse(address);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isPlain && name.length <= 100 && /^\P{Cc}+$/u.test(name) ? { name, url: url.href } : null;
}

const examples = `${Object.keys(known).join(', ')}, CC-BY-4.0 and its like, or the address of its text and its name: https://example.org/terms Terms of use`;

/** The licence of the open data: an SPDX identifier, or an address and a name. */
export const dataLicence = z.string().transform((text, context): DataLicence => {
  const licence = bySpdx(text) ?? byAddress(text);
  if (licence) return licence;
  context.addIssue({ code: 'custom', message: `a licence for data: ${examples}` });
  return z.NEVER;
});
