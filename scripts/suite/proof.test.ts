import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyProven, sampledTests } from './proof.ts';
import { mainStories } from './stories.ts';

const root = join(import.meta.dirname, '..', '..');
const tests = globSync('{server,modules,lab}/**/*.api.test.ts', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);

test('what a usual run shortens or leaves out, the proof runs in whole', () => {
  const shortened = tests.filter((file) => readFileSync(join(root, file), 'utf8').includes("proof/sampled.ts'"));
  const ownFolder = tests.filter((file) => /from '\.{1,2}\/sampled\.ts'/.test(readFileSync(join(root, file), 'utf8')));
  expect([...shortened, ...ownFolder].sort()).toEqual(sampledTests.toSorted());
  expect(onlyProven.filter((file) => !tests.includes(file))).toEqual([]);
});

test('the main stories are there', () => {
  expect(mainStories.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
