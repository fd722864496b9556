import { core, type Field, isListInText, isNullable, titleOf } from './schemas.ts';

const tooLong = 'x'.repeat(10_240);

/** Texts that are not a phone, code, id, day, choice or number. */
const nasty = [
  ' ',
  tooLong,
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table account; --',
  '１３８１２３４０００１',
  '😀😀',
  'a\u0000b',
  '\ufffd',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '[object Object]',
  '__proto__',
];
const noNumber = ['abc', '１２', '0x10', '1e3', 'NaN', 'Infinity', '1.5', '-1', '9'.repeat(20), ' ', '', "1' or '1"];
/** Refused by free text, which accepts all printable characters. */
const unprintable = ['a\u0000b', '\u0008编', '坏\ufffd码', tooLong];

/** A password may contain any character. */
const badPasswords = ['', ' ', 'short1', 'letters only', '1234567890', tooLong];

/** An article may be longer than other texts. */
const articleTooLong = 'x'.repeat(210_000);

/** Texts that this field must refuse. */
export function badTexts(field: Field): string[] {
  const takesLong = field.schema.safeParse(tooLong).success;
  return textsAgainst(field).map((text) => (takesLong && text === tooLong ? articleTooLong : text));
}

function textsAgainst({ kind, schema, path }: Field): string[] {
  if (path.at(-1) === 'password' && kind === 'shaped') return badPasswords;
  if (kind === 'text') return unprintable;
  if (kind === 'opaque') return [tooLong];
  if (kind === 'number') return noNumber;
  if (path.at(-1) === 'key') return nasty.filter((text) => text !== '__proto__');
  const mayBeEmpty = isListInText(schema) || /^(?:email|link|website|hotline)$|Url$/.test(path.at(-1) ?? '');
  if (!mayBeEmpty) return ['', ...nasty];
  return nasty.filter((text) => text.trim() !== '' || !schema.safeParse(text).success);
}

/** Invalid values that only JSON can express: a wrong type, half a surrogate pair, a list instead of a value. */
export function badTypes(field: Field): unknown[] {
  return typesAgainst(field).filter((value) => value !== null || !isNullable(field.schema));
}

/** Numbers that may have a fraction; all others are whole. */
const decimals = new Set(['图的数值', '成绩', '加试成绩', '分数']);

function typesAgainst({ kind, schema }: Field): unknown[] {
  const half = kind === 'text' ? ['半个\ud800字', '\udc00'] : [];
  const other: unknown[] = [null, [[]], { $ne: null }, { toString: 'x' }];
  switch (kind) {
    case 'object':
      return ['x', 7, true, [], ...other];
    case 'list':
      return ['x', 7, true, {}, null, [null], [[]], [7], { length: 1 }];
    case 'number':
      return [true, [], [5], {}, ...other, Number.MAX_VALUE, -1, ...(decimals.has(titleOf(schema) ?? '') ? [] : [1.5])];
    case 'yesNo':
      return ['true', 1, [true], {}, ...other];
    default: {
      const isConsent = core(schema).def.type === 'literal';
      return [7, !isConsent, [], ['x'], {}, ...other, ...half];
    }
  }
}
