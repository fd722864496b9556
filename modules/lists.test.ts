import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleContracts } from './contract.ts';
import { manifests } from './manifest.ts';
import { serverModules } from './server.ts';
import { webModules } from './web.ts';

test('a module that stands in one list stands in the others', () => {
  const names = serverModules.map(({ name }) => name).toSorted();
  expect(Object.keys(moduleContracts).toSorted()).toEqual(names);
  expect(manifests.map(({ name }) => name).toSorted()).toEqual(names);
});

test('a module that shows parts on pages of the core stands in the list of those', () => {
  const withParts = globSync('*/web/module.ts', { cwd: import.meta.dirname }).map((file) => file.split(/[\\/]/)[0]);
  expect(webModules.map(({ name }) => name).toSorted()).toEqual(withParts.toSorted());
});
