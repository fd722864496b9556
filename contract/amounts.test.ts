import { expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { rules } from './rules.ts';

interface Leaf {
  at: string;
  title: string;
  schema: z.ZodType;
}

/** The parts of a Zod definition that schemas of several kinds share. */
interface Def {
  type: string;
  shape: Record<string, z.ZodType>;
  options: z.ZodType[];
  element: z.ZodType;
  innerType?: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
}

/** Every numeric input of a call, with its path. */
function numbersOf(schema: z.ZodType | undefined, at: string): Leaf[] {
  if (!schema) return [];
  const def = schema.def as unknown as Def;
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([key, one]) => numbersOf(one, `${at}.${key}`));
  if (def.type === 'array') return numbersOf(def.element, `${at}[]`);
  if (def.type === 'union') return def.options.flatMap((option) => numbersOf(option, at));
  if (def.innerType) return numbersOf(def.innerType, at);
  const isRead = def.type === 'pipe' && def.in.def.type === 'transform';
  if (def.type === 'pipe' && !isRead) return numbersOf(def.in, at);
  const number = isRead ? def.out : schema;
  return number.def.type === 'number' ? [{ at, schema, title: schema.meta()?.title ?? '' }] : [];
}

const amounts = Object.entries(api as Record<string, Endpoint>)
  .flatMap(([key, { query, body }]) => [...numbersOf(query, `${key} query`), ...numbersOf(body, `${key} body`)])
  .filter(({ title }) => /薪|费|价|金额|款/.test(title));

/** Prices that are paid. The other amounts are offered, preferred or queried, and may be zero. */
const paid = ['价格', '退款金额', '到账金额', '课时费', '金额'];
const saidOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('the amounts that calls take are these', () => {
  const byTitle = Object.groupBy(amounts, ({ title }) => title);
  const counted = Object.entries(byTitle).map(([title, all = []]) => [title, all.length]);
  expect(Object.fromEntries(counted)).toEqual({
    期望薪资: 6,
    最低薪资: 7,
    最高薪资: 7,
    学费: 2,
    安家费: 7,
    科研启动费: 7,
    退款金额: 1,
    到账金额: 1,
    价格: 2,
    课时费: 1,
    金额: 2,
    薪酬: 1,
    薪酬构成的金额: 1,
    考务费: 3,
  });
});

test.each(amounts)('$at refuses what is no amount, in the words of the rule', ({ schema, title }) => {
  expect(schema.safeParse(12_345).success).toBe(true);
  const wrong = [-1, 0.5, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 'abc', '1e3', '0x10', null, true, [5], {}];
  for (const value of wrong) expect(saidOf(schema, value), String(value)).toBe(rules.amount.message);
  expect(saidOf(schema, 0)).toBe(paid.includes(title) ? rules.amount.message : undefined);
});
