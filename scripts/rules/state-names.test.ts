import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#contract/companies/company-state.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { type Machine, statesOf } from '#contract/machine.ts';
import { post } from '#contract/posts/post-state.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { exam } from '#modules/exams/contract/exam-state.ts';
import { registration } from '#modules/exams/contract/registration-state.ts';
import { fair } from '#modules/fairs/contract/fair-state.ts';

// SQL is text to the compiler: a state that was renamed, or misspelt, selects nothing there without a word.

const root = join(import.meta.dirname, '..', '..');
const statesOfTable: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries<Machine<string, string>>({
    company,
    delivery,
    exam,
    exam_registration: registration,
    fair,
    post,
    talent_invitation: talentInvitation,
  }).map(([table, machine]) => [table, statesOf(machine)]),
);

const tables = Object.keys(statesOfTable).join('|');
const comparison = new RegExp(`\\b(${tables})\\.status\\s+(?:(?:not )?in \\(([^)$]*)\\)|(?:=|<>)\\s*('[\\w-]+'))`, 'g');

/** The states that SQL compares the column of a table with. */
const namedIn = (source: string) =>
  [...source.matchAll(comparison)].flatMap(([, table = '', list, one]) =>
    [...(list ?? one ?? '').matchAll(/'([\w-]+)'/g)].map(([, state = '']) => ({ table, state })),
  );

const files = globSync('{server,database,modules}/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const named = files
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })));

describe('the states that SQL names', () => {
  test('are read from lists and from comparisons', () => {
    expect(
      namedIn("delivery.status in ('submitted', 'viewd') and post.status <> 'open' and other.status = 'x'"),
    ).toEqual([
      { table: 'delivery', state: 'submitted' },
      { table: 'delivery', state: 'viewd' },
      { table: 'post', state: 'open' },
    ]);
    expect(named.length).toBeGreaterThan(50);
  });

  test('are states of the table’s machine', () => {
    expect(named.filter(({ table, state }) => !statesOfTable[table]?.includes(state))).toEqual([]);
  });
});
