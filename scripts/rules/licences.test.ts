import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lock, licencesPage, refusedLicences, unknownScripts } from '#scripts/licences-page.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const withPackage = (entry: object): Lock => ({ packages: { ...lock.packages, 'node_modules/newcomer': entry } });

test('docs/licences.md lists every package of the lock file: npm run licences writes it', () => {
  expect(read('docs/licences.md')).toBe(licencesPage(lock));
});

test('every licence is one that was looked at', () => {
  expect(refusedLicences(lock)).toEqual([]);
  expect(refusedLicences(withPackage({ license: 'AGPL-3.0-only' }))).toEqual(['newcomer: AGPL-3.0-only']);
  expect(refusedLicences(withPackage({ license: 'MIT AND SSPL-1.0' }))).toEqual(['newcomer: MIT AND SSPL-1.0']);
  expect(refusedLicences(withPackage({ license: '(MIT OR GPL-3.0-or-later)' }))).toEqual([]);
  expect(refusedLicences(withPackage({}))).toEqual(['newcomer: none']);
});

test('every install script is named with a reason, and none runs', () => {
  expect(unknownScripts(lock)).toEqual([]);
  expect(unknownScripts(withPackage({ license: 'MIT', hasInstallScript: true }))).toEqual(['newcomer']);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
