import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Issue } from '#contract/errors.ts';
import { appError } from './app-error.ts';

z.config(z.locales.zhCN());

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The Chinese name of a field: the nearest `title` along the path. */
function titleOf(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  let current: z.ZodType | undefined = schema;
  let title: string | undefined;
  for (const step of path) {
    while (current && !(current instanceof z.ZodObject || current instanceof z.ZodArray)) current = inner(current);
    if (current instanceof z.ZodObject) current = current.shape[String(step)];
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    title = (current && metaTitle(current)) ?? title;
  }
  return title;
}

function inner(schema: z.ZodType): z.ZodType | undefined {
  const def = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  return def.innerType ?? def.in;
}

function metaTitle(schema: z.ZodType): string | undefined {
  for (let current: z.ZodType | undefined = schema; current; current = inner(current)) {
    const title = current.meta()?.title;
    if (typeof title === 'string') return title;
  }
  return undefined;
}

type Part = 'params' | 'query' | 'body';

const partTitles: Record<Part, string> = { params: '路径参数', query: '查询参数', body: '请求内容' };
/** Zod's default messages name JavaScript types, which users do not know. */
const ownWords = /^(?:无效|数值过[大小]：)/;

function inPlainWords(issue: z.core.$ZodIssue, title: string): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `${title}最多 ${issue.maximum} 个字`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `${title}最多 ${issue.maximum} 项`;
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('undefined');
  return isMissing ? `请填写${title}` : `${title}格式不正确`;
}

function toIssue(part: Part, schema: z.ZodType, issue: z.core.$ZodIssue): Issue {
  if (issue.code === 'unrecognized_keys') {
    return {
      path: [part, ...issue.path, issue.keys[0]].join('.'),
      message: `有不认识的内容，请刷新后再试：${issue.keys.join('、')}`.slice(0, 120),
    };
  }
  const title = titleOf(schema, issue.path) ?? partTitles[part];
  const path = [part, ...issue.path].join('.');
  if (ownWords.test(issue.message)) return { path, message: inPlainWords(issue, title) };
  const isNamed = issue.message.includes(title) || issue.message.startsWith('请');
  return { path, message: isNamed ? issue.message : `${title}：${issue.message}` };
}

/**
 * Parses input by the endpoint's schemas.
 * @throws AppError INVALID_INPUT that names every invalid field in Chinese
 */
export function parseInput(endpoint: Pick<Endpoint, Part>, raw: RawInput) {
  const issues: Issue[] = [];
  const read = (part: Part) => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const given = raw[part] ?? (part === 'body' ? undefined : {});
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    for (const issue of result.error.issues) issues.push(toIssue(part, schema, issue));
    return undefined;
  };
  const input = { params: read('params'), query: read('query'), body: read('body') };
  if (issues.length > 0) throw appError('INVALID_INPUT', { message: issues[0]?.message, issues: issues.slice(0, 20) });
  return input;
}
