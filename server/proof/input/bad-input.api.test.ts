import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { sampled } from '../sampled.ts';
import { nextIp, type Sent, sampleOf, send } from '../samples/samples.ts';
import { givenTenant } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { expectErrorBody } from './answers.ts';
import { badTexts, badTypes } from './bad-values.ts';
import { core, type Field, inputFields, parts, titlesOf, wholeValue, withValue } from './schemas.ts';

const app = await useWholeApp();
const { db } = app;
/** Seeker and owner in one, so that only the input can be refused. */
const { fixtures: given, ownerAccountId } = await givenTenant(db, { dual: true });
const { token } = await signIn(db, ownerAccountId);
const operator = (await signIn(db, (await givenOperator(db)).accountId)).token;

const tables = [
  'account',
  'jober',
  'resume',
  'company',
  'company_member',
  'post',
  'delivery',
  'notification',
  'session',
];
async function stateOfAll(): Promise<string[]> {
  const digest = (table: string) => sql`
    select md5(string_agg(t::text, '|' order by t.id)) as digest from ${sql.identifier(table)} as t`;
  const found = await Promise.all(tables.map((table) => db.execute<{ digest: string }>(digest(table))));
  return found.map(({ rows }) => rows[0]?.digest ?? '');
}

/** A deep merge: the other value's fields replace its own. */
function laidOver(below: unknown, above: unknown): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(below) || !isRecord(above)) return above;
  const names = [...new Set([...Object.keys(below), ...Object.keys(above)])];
  return Object.fromEntries(
    names.map((name) => [name, name in above ? laidOver(below[name], above[name]) : below[name]]),
  );
}

/** A valid input with every field. */
async function wholeInput(key: EndpointKey): Promise<Sent> {
  const sample = await sampleOf(key, given);
  const endpoint: Endpoint = api[key];
  const input = Object.fromEntries(
    parts.flatMap((part) => {
      const schema = endpoint[part];
      if (!schema) return [];
      // A body of several forms is tested in its sample's form.
      const whole =
        core(schema) instanceof z.ZodUnion ? sample[part] : laidOver(wholeValue(schema), sample[part] ?? {});
      expect(schema.safeParse(whole).error?.issues ?? [], `${key} ${part}`).toEqual([]);
      return [[part, whole]];
    }),
  );
  // Only one text is tested: other content has the contract's defaults.
  if (key === 'PUT /api/resumes/:id' || key === 'PATCH /api/resumes/:id') {
    const content = wholeValue(api[key].body.shape.content);
    input.body = { ...(input.body as object), content };
  }
  return input;
}

const tokenFor = (key: EndpointKey) => (api[key].access === 'operator' ? operator : token);
const call = (key: EndpointKey, input: Sent): Promise<Answer> =>
  send(app, key, input, { token: tokenFor(key), ip: nextIp() });

function expectRefusal(answer: Answer, path: string, titles: readonly string[], about: string): void {
  const shown = `${about} → ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`;
  expect(answer.status, shown).toBe(400);
  expectErrorBody(answer, about);
  expect(answer.body.code, shown).toBe('INVALID_INPUT');
  const issues: { path: string; message: string }[] = answer.body.issues ?? [];
  const issue = issues.find((each) => each.path === path || each.path.startsWith(`${path}.`));
  expect(issue, `${shown} names ${path}`).toBeDefined();
  const message = issue?.message ?? '';
  const isDeeper = issue?.path !== path;
  const named =
    isDeeper ||
    /^(?:请|有不认识的内容，请刷新后再试：)/.test(message) ||
    titles.some((title) => message.includes(title));
  expect(named, `${shown} names one of ${titles}`).toBe(true);
}

const fieldsOf = (key: EndpointKey) => inputFields.filter((field) => field.key === key);
const shownValue = (value: unknown) => JSON.stringify(value)?.slice(0, 60);

async function tryField(field: Field, input: Sent): Promise<void> {
  const { key, part, path } = field;
  const titles = titlesOf(field);
  const at = `${part}.${path.join('.')}`;
  // A path with an empty or overlong part is another path.
  const texts = badTexts(field).filter((text) => part !== 'params' || (text !== '' && text.length < 300));
  const isContainer = field.kind === 'list' || field.kind === 'object';
  const values = [...(isContainer ? [] : texts), ...(part === 'body' ? badTypes(field) : [])];
  for (const value of values) {
    const answer = await call(key, { ...input, [part]: withValue(input[part], path, value) });
    expectRefusal(answer, at, titles, `${key} ${at} = ${shownValue(value)}`);
  }
  if (field.required && part !== 'params' && path.at(-1) !== '0') {
    const answer = await call(key, { ...input, [part]: withValue(input[part], path, undefined, true) });
    expectRefusal(answer, at, titles, `${key} without ${at}`);
  }
  if (part === 'body' && field.kind === 'object') {
    const answer = await call(key, { ...input, body: withValue(input.body, [...path, 'approved'], true) });
    expectRefusal(answer, `${at}.approved`, ['有不认识的内容'], `${key} ${at} with one more`);
  }
}

let before: string[] = [];
beforeAll(async () => {
  before = await stateOfAll();
});

for (const key of sampled(Object.keys(api) as EndpointKey[])) {
  const fields = fieldsOf(key);
  if (fields.length === 0) continue;
  test(`${key} refuses what is wrong in ${fields.length} fields, by name`, async () => {
    const input = await wholeInput(key);
    for (const field of fields) await tryField(field, input);
    if (input.body === undefined) return;
    for (const extra of ['approved', 'balance', 'accountId', 'isAdmin', 'status2']) {
      const answer = await call(key, { ...input, body: { ...(input.body as object), [extra]: true } });
      expectRefusal(answer, `body.${extra}`, ['有不认识的内容'], `${key} with body.${extra}`);
    }
  });
}

test('every field has a name in Chinese', () => {
  expect(inputFields.filter((field) => titlesOf(field).length === 0).map(({ key, path }) => `${key} ${path}`)).toEqual(
    [],
  );
});

test('none of all this changed anything', async () => {
  expect(await stateOfAll()).toEqual(before);
  expect(app.outbox).toEqual([]);
});
