import path from 'node:path';
import { type InstalledPackage, installedPackages } from './installed-packages.ts';
import { isAllowedLicence } from './licence-rules.ts';

// Prints a table with the licence of every installed package; fails when one is not allowed. `npm run licences`
const isForbidden = ({ licence }: InstalledPackage) => licence === null || !isAllowedLicence(licence);
const row = ({ name, version, licence, isForDevelopment }: InstalledPackage) =>
  `| ${name} | ${version} | ${licence ?? 'none'} | ${isForDevelopment ? 'development' : 'production'} |`;

const packages = installedPackages(path.resolve(import.meta.dirname, '..'));
console.info(
  ['| package | version | licence | used in |', '| --- | --- | --- | --- |', ...packages.map(row)].join('\n'),
);

const forbidden = packages.filter(isForbidden);
for (const { name, version, licence } of forbidden) {
  console.error(
    `${name} ${version} has the licence "${licence ?? 'none'}": do without it, or allow it in scripts/licence-rules.ts`,
  );
}
process.exitCode = forbidden.length > 0 ? 1 : 0;
