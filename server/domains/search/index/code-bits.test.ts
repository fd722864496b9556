import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobSearch } from '#database/schema/search.ts';
import { listNames } from './code-bits.ts';
import { storedLists } from './stored-lists.ts';

/** Marks of lexemes that are not codes of a list: places, majors, cohorts, pay by the hour. */
const others = ['c', 'm', 'h', 'j'];

test('each list has a mark of its own, or two filters would find each other', () => {
  const marks: string[] = listNames.map((name) => storedLists[name].mark);
  expect(
    marks.filter((mark, at) => marks.indexOf(mark) !== at || others.includes(mark) || !/^[a-z]$/.test(mark)),
  ).toEqual([]);
});

describe('the covering indexes of job_search', () => {
  const folder = join(import.meta.dirname, '../../../../database/migrations');
  const sql = globSync('*.sql', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  /** The last definition of each index in the order of an answer. */
  const indexes = new Map(
    [...sql.matchAll(/create index (\w+) on job_search \(([^)]*)\)\s*include \(([^)]*)\)/gi)].map(
      ([, name = '', keys = '', more = '']) => [name, `${keys}, ${more}`.split(/\W+/)] as const,
    ),
  );

  test('are three', () => expect([...indexes.keys()]).toHaveLength(3));

  test.each(listNames)('hold %s: without it every search of the database reads the table', (name) => {
    const column = jobSearch[storedLists[name].column].name;
    expect([...indexes].filter(([, columns]) => !columns.includes(column)).map(([index]) => index)).toEqual([]);
  });
});
