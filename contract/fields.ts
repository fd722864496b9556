import { z } from 'zod';
import { type Machine, statesOf } from './machine.ts';
import { plainName, privateUseAdvice } from './people/person-name.ts';
import { rules } from './rules.ts';
import { isWebAddress } from './web-address.ts';

/** Control characters except tab and line breaks, lone surrogates, and U+FFFD, which indicates a wrong encoding. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Error message of a field: a blank field asks for a value with the verb of its control, any other error says what is wrong. */
const unless = (blank: string, wrong: string) => (issue: { input?: unknown }) => (isBlank(issue.input) ? blank : wrong);
const chosen = (title: string, wrong = `请重新选择${title}`) => unless(`请选择${title}`, wrong);

/** Free text: trimmed, NFC, without control characters. `title` is the field's name in messages; lengths count code points. */
export const text = (title: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string({ error: unless(`请填写${title}`, `${title}请填写文字`) })
    .max(max * 4, { error: `${title}最多 ${max} 个字`, abort: true })
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => !unprintable.test(value), { error: `${title}含有无法识别的字符` })
    .refine((value) => min === 0 || [...value].length >= min, {
      error: min <= 1 ? `请填写${title}` : unless(`请填写${title}`, `${title}至少 ${min} 个字`),
    })
    .refine((value) => [...value].length <= max, { error: `${title}最多 ${max} 个字` })
    .meta({ title, maxLength: max });

const nameShape = /^[\p{L}\p{M}\p{Nl}·.'’\- ]+$/u;
const hasLetter = /\p{L}/u;

/** A person's name in its one spelling: letters of any script and the characters that join parts of a name. No markup, digits or emoji. */
export const personName = (title = '姓名') =>
  text(title, { min: 2, max: 30 })
    .transform(plainName)
    .superRefine((value, check) => {
      const refuse = (message: string) => check.addIssue({ code: 'custom', message });
      const advice = privateUseAdvice(title, value);
      if (advice !== '') refuse(advice);
      else if (!nameShape.test(value) || !hasLetter.test(value)) refuse(`${title}只能用汉字、字母、间隔号和空格`);
      else if ([...value].length < 2) refuse(`${title}至少 2 个字`);
    })
    .meta({ title });

/** A phone number, mobile or landline; '' for none (seed, section 5). */
export const phoneOrLandline = (title: string) =>
  text(title, { max: 40 }).refine(rules.phoneOrLandline.test, { error: rules.phoneOrLandline.message }).meta({ title });

/** A site's URL; '' for none. */
export const webAddress = (title: string) =>
  text(title, { max: 200 })
    .refine((value) => value === '' || isWebAddress(value), {
      error: `${title}请填写以 http:// 或 https:// 开头的网址`,
    })
    .meta({ title });

/** An opaque id: a decimal string that fits a bigint. */
export const id = (title = '编号') =>
  z
    .string({ error: unless(`缺少${title}`, `${title}格式不正确`) })
    .regex(/^[1-9][0-9]{0,18}$/, { error: unless(`缺少${title}`, `${title}格式不正确`), abort: true })
    .refine((value) => BigInt(value) <= 9223372036854775807n, { error: `${title}格式不正确` })
    .meta({ title });

/** A mobile phone, strict: 11 digits starting with 1 (seed, section 5). */
export const phone = (title = '手机号') =>
  z
    .string({ error: `请填写${title}` })
    .refine(rules.mobile.test, { error: rules.phone.message })
    .meta({ title });

export const code = <const L extends Record<string, unknown>>(list: L, title: string) =>
  z.enum(Object.keys(list) as [keyof L & string, ...(keyof L & string)[]], { error: chosen(title) }).meta({ title });

/** The state of something, of its machine. */
export const stateOf = <State extends string>(machine: Machine<State, string>) => z.enum(statesOf(machine));

/** One of the few values that a form offers. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V, title: string) =>
  z.enum(values, { error: chosen(title) }).meta({ title });

/** Several codes in a body. */
export const codes = <const L extends Record<string, unknown>>(list: L, title: string, max = 20) =>
  z
    .array(code(list, title), { error: chosen(title) })
    .max(max, { error: `${title}最多选 ${max} 项` })
    .meta({ title });

/** Several codes in a query, separated by commas: `stage=primary,junior`. */
export const codeList = <const L extends Record<string, unknown>>(list: L, title: string, max = 20) =>
  z
    .string({ error: `请重新选择${title}` })
    .max(600, { error: `${title}选得太多，请去掉一些` })
    .transform((value) => [...new Set(value.split(',').filter(Boolean))])
    .pipe(codes(list, title, max))
    .meta({ title });

interface ListLimits {
  min?: number;
  max: number;
  /** The word by which items are counted. */
  unit?: string;
  /** The limit is of one call, not of what is kept. */
  atOnce?: boolean;
  /** Message where there is no list, or fewer items than `min`. */
  ask?: string;
  /** Message where there are more items than `max`. */
  most?: string;
}

/** Several items in a body. */
export function list<T extends z.ZodType>(item: T, title: string, limits: ListLimits) {
  const { min = 0, max, unit = '个', atOnce = false } = limits;
  const asked = min === 0 ? `${title}格式不正确` : min === 1 ? `请选择${title}` : `${title}至少 ${min} ${unit}`;
  const { ask = asked, most = `${atOnce ? '一次' : title}最多 ${max} ${unit}` } = limits;
  const items = z.array(item, { error: ask }).max(max, { error: most });
  return (min > 0 ? items.min(min, { error: ask }) : items).meta({ title });
}

/** A switch or a checkbox. `ask` names its two sides where 是否 does not. */
export const yesNo = (title: string, ask = `请选择是否${title}`) => z.boolean({ error: ask }).meta({ title });

/** Ids in a query, separated by commas. */
export const idList = (title: string, max: number) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(',').filter(Boolean))])
    .pipe(list(id(`${title}编号`), title, { min: 1, max }))
    .meta({ title });

/** A region code of GB/T 2260: province, city or county. */
export const regionCode = (title = '地区') =>
  z
    .string({ error: chosen(title) })
    .regex(/^[1-9][0-9]{5}$/, { error: chosen(title) })
    .meta({ title });

/**
 * Parses the digits of a query or a form. Leaves values that only JavaScript would convert (null, true, [5], 0x10) to be refused.
 */
function readDigits(given: number): unknown {
  const raw: unknown = given;
  return typeof raw === 'string' && /^\s*-?[0-9]{1,15}(?:\.[0-9]{1,6})?\s*$/.test(raw) ? Number(raw) : raw;
}

/** Offered, preferred or queried pay in fen, an integer; from a query or a body. May be empty. */
export const fen = (title: string, max = 1_000_000_000) =>
  z
    .preprocess(
      readDigits,
      z
        .number({ error: rules.amount.message })
        .int({ error: rules.amount.message })
        .min(0, { error: rules.amount.message })
        .max(max, { error: `${title}过大` }),
    )
    .meta({ title });

/** An integer from a query or a body; `range` is the message for a value out of range. */
export const whole = (title: string, min: number, max: number, range?: string) =>
  z
    .preprocess(
      readDigits,
      z
        .number({ error: unless(`请填写${title}`, `${title}请填写数字`) })
        .int({ error: `${title}请填写整数` })
        .min(min, { error: range ?? `${title}不能小于 ${min}` })
        .max(max, { error: range ?? `${title}不能大于 ${max}` }),
    )
    .meta({ title, minimum: min, maximum: max });

/** Years 1900 to 2099. ISO 8601 has a year 0, which PostgreSQL does not accept. */
const ofOurTime = (text: string) => /^(19|20)/.test(text);

/** A moment, ISO 8601 with time zone, in the years 1900 to 2099. */
export const instant = (title: string) => {
  const error = chosen(title);
  return z.iso.datetime({ offset: true, error, abort: true }).refine(ofOurTime, { error }).meta({ title });
};

/** PostgreSQL writes a space between day and time. */
const inIso = (at: Date | string): unknown =>
  at instanceof Date || at?.[10] === ' ' ? new Date(at).toISOString() : at;
/** A moment of an answer, from a column or from a statement's row; it leaves the server as ISO 8601. */
export const moment = () => z.preprocess(inIso, z.string());

/** A calendar day `YYYY-MM-DD`, in the years 1900 to 2099. */
export const day = (title: string) => {
  const error = chosen(title);
  return z.iso.date({ error, abort: true }).refine(ofOurTime, { error }).meta({ title });
};

/** A month `YYYY-MM`, as resumes write it. */
export const month = (title: string) =>
  z
    .string({ error: chosen(title, `${title}格式应为 2020-09`) })
    .regex(/^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$/, { error: chosen(title, `${title}格式应为 2020-09`) })
    .meta({ title });

/** A page of a list: `cursor` is opaque and comes from the previous answer. */
export const paging = {
  cursor: z.string().max(300, { error: '请从第一页重新查看，这一页已失效' }).optional().meta({ title: '翻页标记' }),
  page: whole('页码', 1, 100).optional(),
};

/** A list answer: `total` is exact, or with `totalIsCapped` a lower bound. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), totalIsCapped: z.boolean(), nextCursor: z.string().nullable() });
