import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '#contract/companies/company-state.ts';
import { membership } from '#contract/companies/membership-state.ts';
import { boxBatch } from '#contract/deliveries/box-batch-state.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { account } from '#contract/identity/account-state.ts';
import { visitor } from '#contract/identity/visitor.ts';
import { type Machine, statesOf } from '#contract/machine.ts';
import { post } from '#contract/posts/post-state.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { announcement } from '#modules/announcements/contract/announcement-state.ts';
import { experience } from '#modules/announcements/contract/experience-state.ts';
import { publication } from '#modules/content/contract/publication-state.ts';
import { exam } from '#modules/exams/contract/exam-state.ts';
import { registration } from '#modules/exams/contract/registration-state.ts';
import { candidate } from '#modules/exams/contract/results/candidate-state.ts';
import { score, sheet } from '#modules/exams/contract/results/entry-states.ts';
import { objection } from '#modules/exams/contract/results/objection-state.ts';
import { publication as examPublication } from '#modules/exams/contract/results/publication-state.ts';
import { booth, exhibitor } from '#modules/fairs/contract/exhibitor-state.ts';
import { fair } from '#modules/fairs/contract/fair-state.ts';
import { invoice, order } from '#modules/money/contract/order-state.ts';
import { hourSheet, wageSlip } from '#modules/wages/contract/wage-slip-state.ts';

// SQL is text to the compiler: a state that was renamed, or misspelt, selects nothing there without a word.

const root = join(import.meta.dirname, '..', '..');
const statesOfTable: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries<Machine<string, string>>({
    account,
    announcement,
    box_batch: boxBatch,
    company,
    company_member: membership,
    content_item: publication,
    delivery,
    exam,
    exam_candidate: candidate,
    exam_objection: objection,
    exam_publication: examPublication,
    exam_registration: registration,
    exam_score: score,
    exam_sheet: sheet,
    experience,
    fair,
    fair_booth: booth,
    fair_exhibitor: exhibitor,
    fair_visitor: visitor,
    interview,
    invoice,
    lecture_guest: visitor,
    post,
    sales_order: order,
    talent_invitation: talentInvitation,
    wage_hours: hourSheet,
    wage_slip: wageSlip,
  }).map(([table, machine]) => [table, statesOf(machine)]),
);

const alias =
  '(?:as\\s+)?(?!(?:cross|for|full|group|inner|join|left|limit|on|or|and|order|set|using|values|where)\\b)(\\w+)';
const sources = new RegExp(`\\b(?:from|join|update|into)\\s+(\\w+)(?:\\s+${alias})?`, 'g');
const subqueries = new RegExp(`\\)\\s+${alias}`, 'g');
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** With every template in brackets: a statement ends with its template. */
function withTemplatesInBrackets(text: string): string {
  const open: string[] = [];
  return text.replaceAll(/`|\$\{|[{}]/g, (mark) => {
    const isInside = open.at(-1) === '`';
    if ((mark === '`' || mark === '}') && isInside === (mark === '`')) open.pop();
    else if (mark === '`' || (mark === '${') === isInside) open.push(mark);
    return mark === '`' ? (isInside ? ')`' : '`(') : mark;
  });
}

/** Where the bracket around a place opens, and the text inside it without what stands in brackets of its own. */
function bracketAround(text: string, place: number): { opens: number; own: string } | null {
  let depth = 0;
  let opens = place - 1;
  for (; opens >= 0 && depth <= 0; opens--) depth += text[opens] === '(' ? 1 : text[opens] === ')' ? -1 : 0;
  if (depth <= 0) return null;
  let own = '';
  depth = 0;
  for (let at = opens + 2; at < text.length && depth >= 0; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) own += text[at];
  }
  return { opens: opens + 1, own };
}

/** The tables of the query that a column without a table belongs to. */
function tablesAround(text: string, place: number): string[] {
  for (let around = bracketAround(text, place); around; around = bracketAround(text, around.opens)) {
    const declared = /\bpgTable$/.test(text.slice(0, around.opens)) && /^\s*'(\w+)'/.exec(around.own)?.[1];
    const found = declared ? [declared] : [...around.own.matchAll(sources)].map(([, table = '']) => table);
    if (found.length > 0) return found;
  }
  return [];
}

/** Every table that a name may stand for in a file: itself, an alias of it, or a subquery of it. */
function aliasesIn(text: string): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>();
  const add = (alias: string, table: string) => aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table));
  for (const [, table = '', alias = ''] of text.matchAll(sources)) {
    add(table, table);
    if (alias) add(alias, table);
  }
  for (const { index, 1: alias = '' } of text.matchAll(subqueries))
    for (const table of alias in statesOfTable ? [] : tablesAround(text, index)) add(alias, table);
  return aliases;
}

const column = String.raw`(?:\b(\w+)\.|\$\{(\w+)\.)?\b(?:status|state)\b\}?`;
const comparison = new RegExp(`${column}\\s+(?:(?:not )?in \\(('[^)$]*)\\)|(?:=|<>)\\s*('[\\w-]+'))`, 'g');

interface Named {
  /** Of whose machines the state may be one. */
  tables: string[];
  state: string;
}

/** The states that SQL compares columns with. */
function namedIn(text: string): Named[] {
  const aliases = aliasesIn(text);
  return [...text.matchAll(comparison)].flatMap(({ 1: alias, 2: object, 3: list, 4: one, index }) => {
    const own = object && object !== 't' ? [snake(object)] : alias ? [...(aliases.get(alias) ?? [alias])] : [];
    const tables = own.length > 0 ? own : tablesAround(text, index);
    return [...(list ?? one ?? '').matchAll(/'([\w-]+)'/g)].map(([, state = '']) => ({ tables, state }));
  });
}

/** Lists of states that are written out, but for those of a table's own check. */
const listsIn = (text: string) =>
  [...text.matchAll(/\b\w*(?:status|state)\}?\s+(?:not )?in \('[^')]*'\s*,[^)]*\)/g)]
    .filter(({ index }) => !text.slice(0, bracketAround(text, index)?.opens ?? 0).endsWith('check'))
    .map(([found]) => found);

const files = globSync('{server,database,modules}/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const named = files.flatMap(({ file, text }) =>
  namedIn(withTemplatesInBrackets(text)).map((one) => ({ file, ...one })),
);
const hasMachine = (table: string) => table in statesOfTable;

describe('the states that SQL names', () => {
  test('are read with their tables: by name, alias, subquery, or the query that a column stands in', () => {
    const text = `
      select delivery.id, count(*) filter (where r.status = 'paid') from delivery join exam_registration as r on true, lateral (
        select * from interview order by (select 1)) as last
      where delivery.status in ('submitted', 'viewd') and last.status <> 'waiting' and \${companyMember.status} = 'active'
        and exists (select from fair where (status = 'open'))`;
    expect(namedIn(text)).toEqual([
      { tables: ['exam_registration'], state: 'paid' },
      { tables: ['delivery'], state: 'submitted' },
      { tables: ['delivery'], state: 'viewd' },
      { tables: ['interview'], state: 'waiting' },
      { tables: ['company_member'], state: 'active' },
      { tables: ['fair'], state: 'open' },
    ]);
    expect(named.filter(({ tables }) => tables.some(hasMachine)).length).toBeGreaterThan(250);
  });

  test('are states of the table’s machine', () => {
    const wrong = named.filter(
      ({ tables, state }) => tables.some(hasMachine) && !tables.some((table) => statesOfTable[table]?.includes(state)),
    );
    expect(wrong).toEqual([]);
  });

  test('are lists beside the machine where they are two or more', () => {
    expect(
      listsIn("r.status in ('approved', 'paid') or to_status not in ('a', 'b') or x.status in ('paid')"),
    ).toHaveLength(2);
    expect(listsIn("check('name', sql`status in ('draft', 'open')`)")).toEqual([]);
    expect(files.flatMap(({ file, text }) => listsIn(text).map((list) => `${file}: ${list}, see statusIn`))).toEqual(
      [],
    );
  });
});
