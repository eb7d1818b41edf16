import path from 'node:path';
import { allowedLicences, type InstalledPackage, installedPackages } from './package-licences.ts';

// Prints a table with the licence of every installed package; fails when one is not allowed. `npm run licences`
const row = ({ name, version, licence, isForDevelopment }: InstalledPackage) =>
  `| ${name} | ${version} | ${licence ?? 'none'} | ${isForDevelopment ? 'development' : 'production'} |`;

const packages = installedPackages(path.resolve(import.meta.dirname, '..'));
console.info(
  ['| package | version | licence | used in |', '| --- | --- | --- | --- |', ...packages.map(row)].join('\n'),
);

const forbidden = packages.filter(({ licence }) => !allowedLicences.has(licence));
for (const { name, version, licence } of forbidden) {
  console.error(
    `${name} ${version} has the licence "${licence ?? 'none'}": do without it, or allow it in scripts/package-licences.ts`,
  );
}
process.exitCode = forbidden.length > 0 ? 1 : 0;
