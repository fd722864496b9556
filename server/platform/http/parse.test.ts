import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { codeList, codes, id, text, whole } from '#contract/fields.ts';
import { AppError } from './app-error.ts';
import { parseInput, type RawInput } from './parse.ts';

const colours = { red: '红', blue: '蓝' };
const entry = z.strictObject({ school: text('学校', { min: 2, max: 10 }), year: whole('年份', 1900, 2100).optional() });

const endpoint = {
  access: 'anyone',
  summary: '试',
  params: z.object({ id: id('职位编号') }),
  query: z.object({ colour: codeList(colours, '颜色').optional(), page: whole('页码', 1, 100).optional() }),
  body: z.strictObject({
    name: text('姓名', { min: 2, max: 10 }),
    colours: codes(colours, '颜色', 2).optional(),
    educations: z.array(entry).max(2).default([]).meta({ title: '教育经历' }),
    note: z.string().max(5).optional().meta({ title: '备注' }),
    extra: z.object({ kind: z.enum(['a']) }).optional(),
  }),
} as const satisfies Endpoint;

const sound = { params: { id: '7' }, query: {}, body: { name: '林知夏' } };

/** The issues reported for an input that differs from the valid one. */
function issuesOf(raw: RawInput): Record<string, string> {
  try {
    parseInput(endpoint, { ...sound, ...raw });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect([error.code, error.status]).toEqual(['INVALID_INPUT', 400]);
    expect(error.message).toBe(error.issues?.[0]?.message);
    return Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
  }
  return {};
}

test('gives back what the schemas made of it', () => {
  const body = { name: ' 林知夏 ', educations: [{ school: '东海师大', year: '2019' }] };
  expect(parseInput(endpoint, { params: { id: '7' }, query: { colour: 'red,blue,red', page: '2' }, body })).toEqual({
    params: { id: '7' },
    query: { colour: ['red', 'blue'], page: 2 },
    body: { name: '林知夏', educations: [{ school: '东海师大', year: 2019 }] },
  });
});

test('an endpoint without input gets none, whatever is sent', () => {
  const none: Endpoint = { access: 'anyone', summary: '试' };
  expect(parseInput(none, sound)).toEqual({ params: undefined, query: undefined, body: undefined });
});

describe('names the field at fault, in Chinese', () => {
  test.each<[string, RawInput, Record<string, string>]>([
    ['in the path', { params: { id: 'x' } }, { 'params.id': '职位编号格式不正确' }],
    ['in the query', { query: { page: '0' } }, { 'query.page': '页码不能小于 1' }],
    ['in a list of the query', { query: { colour: 'red,green' } }, { 'query.colour.1': '请重新选择颜色' }],
    ['in the body', { body: { name: 7 } }, { 'body.name': '姓名请填写文字' }],
    ['that is missing', { body: {} }, { 'body.name': '请填写姓名' }],
    [
      'in an entry of a list',
      { body: { name: '林知夏', educations: [{ school: '东海师大' }, { school: '大' }] } },
      { 'body.educations.1.school': '学校至少 2 个字' },
    ],
    [
      'that is too much of a list',
      { body: { name: '林知夏', educations: Array(3).fill({ school: '东海师大' }) } },
      { 'body.educations': '教育经历最多 2 项' },
    ],
    ['that is no list', { body: { name: '林知夏', educations: {} } }, { 'body.educations': '教育经历格式不正确' }],
    ['that is too long', { body: { name: '林知夏', note: '123456' } }, { 'body.note': '备注最多 5 个字' }],
    ['of the wrong type', { body: { name: '林知夏', note: 7 } }, { 'body.note': '备注格式不正确' }],
    [
      'that is not known',
      { body: { name: '林知夏', role: 'x' } },
      { 'body.role': '有不认识的内容，请刷新后再试：role' },
    ],
    [
      'by what it stands in',
      { body: { name: '林知夏', extra: { kind: 'b' } } },
      { 'body.extra.kind': '请求内容格式不正确' },
    ],
    ['that is the body itself', { body: [] }, { body: '请求内容格式不正确' }],
    ['that is a missing body', { body: undefined }, { body: '请填写请求内容' }],
  ])('%s', (_, raw, expected) => {
    expect(issuesOf(raw)).toEqual(expected);
  });
});

test('faults of all parts are told at once, twenty at most', () => {
  expect(Object.keys(issuesOf({ params: {}, query: { page: 'x' }, body: {} }))).toEqual([
    'params.id',
    'query.page',
    'body.name',
  ]);
  const many = codes(colours, '颜色', 40);
  const wide: Endpoint = { access: 'anyone', summary: '试', body: z.object({ many }) };
  expect(() => parseInput(wide, { body: { many: Array(30).fill('x') } })).toThrow(
    expect.objectContaining({ issues: expect.toSatisfy((issues: unknown[]) => issues.length === 20) }),
  );
});

test('a long list of unknown fields is cut', () => {
  const odd = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field${at}`, 1]));
  const [message = ''] = Object.values(issuesOf({ body: { name: '林知夏', ...odd } }));
  expect(message.length).toBeLessThanOrEqual(120);
});
