import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '#contract/errors.ts';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync(['server/**/*.ts', 'modules/*/server/**/*.ts', 'contract/**/*.ts', 'web/**/*.ts*'], {
  cwd: root,
})
  .filter((file) => !/\.test\.|errors\.ts$|notice-topics\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('every code of an error is used', () => {
  expect(Object.keys(errorCodes).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test('every kind of notice that a topic names is sent', () => {
  const kinds = Object.values(noticeTopics).flatMap(({ kinds: named }) => [...named]);
  expect(kinds.filter((kind) => !new RegExp(`['\`"]${kind.replace(/\..*/, '')}\\.`).test(sources))).toEqual([]);
});
