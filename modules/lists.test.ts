import { expect, test } from 'vitest';
import { moduleContracts } from './contract.ts';
import { manifests } from './manifest.ts';
import { serverModules } from './server.ts';

test('a module that stands in one list stands in the others', () => {
  const names = serverModules.map(({ name }) => name).toSorted();
  expect(Object.keys(moduleContracts).toSorted()).toEqual(names);
  expect(manifests.map(({ name }) => name).toSorted()).toEqual(names);
});
