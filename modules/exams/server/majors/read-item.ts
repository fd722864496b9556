import { type Catalogue, isKnown } from './catalogues.ts';
import { digitsOf, keyOf } from './major-key.ts';
import { catalogueOfLetter, readLevel } from './read-level.ts';
import { splitMajors } from './split-majors.ts';

/** One class, major or code of a requirement, with what its brackets add. */
export interface Item {
  /** As written, for reasons. */
  text: string;
  /** Empty for a code alone. */
  name: string;
  codes: readonly string[];
  /** The catalogues that the item is for; null for all. */
  catalogues: readonly Catalogue[] | null;
  teacher: boolean;
  /** A 方向 that only the certificate or a person can tell. */
  direction: string;
  included: readonly Item[];
  excluded: readonly Item[];
  /** Majors that a class lists in brackets. */
  listed: readonly Item[];
}

const code = /^([ABC]?)(\d{2,7})T?K?$/;
const noise = /^(?:含师范.*|一级学科|二级学科|学科门类|门类|专业类|学术型?|学术学位|专业学位|专业硕士|学硕|专硕|类)$/;
/** Names to which a bracket adds a school subject. */
const bySubject = /^(?:学科教学|课程与教学论)$/;

const plain = (text: string): Item => ({
  text: text.replaceAll('(', '（').replaceAll(')', '）'),
  name: text,
  codes: [],
  catalogues: null,
  teacher: false,
  direction: '',
  included: [],
  excluded: [],
  listed: [],
});

function withBracket(item: Item, bracket: string): Item {
  const parts = splitMajors(bracket);
  const codes = parts.map((text) => code.exec(text));
  if (codes.every((code) => code !== null)) {
    const letters = codes.flatMap(([, letter = '']) => catalogueOfLetter[letter] ?? []);
    const found = codes.map(([, , digits = '']) => digitsOf(digits));
    return { ...item, codes: [...item.codes, ...found], catalogues: letters.length > 0 ? letters : item.catalogues };
  }
  const level = readLevel(bracket);
  if (level) return { ...item, catalogues: level };
  if (noise.test(bracket)) return item;
  const [, without] = /^(?:不含|不包括|除)(.+?)(?:除外|外)?$/.exec(bracket) ?? [];
  if (without) return { ...item, excluded: splitMajors(without).flatMap(readItems) };
  if (/师范/.test(bracket) && !/非师范/.test(bracket)) return { ...item, teacher: true };
  const [, also] = /^(?:含|包括|包含)(.+)$/.exec(bracket) ?? [];
  if (also) return { ...item, included: splitMajors(also).flatMap(readItems) };
  if (/类$/.test(item.name) && parts.every(isKnown)) return { ...item, listed: parts.flatMap(readItems) };
  const whole = item.name + bracket;
  return isKnown(whole) || keyOf(whole) === '学科教学'
    ? { ...item, name: keyOf(whole) }
    : { ...item, direction: bracket };
}

/** '0701数学类' and '数学类0701' as '数学类(0701)'. */
const codeInBracket = (text: string): string =>
  text
    .replace(/^([ABC]?\d{4,7}T?K?)(?=[\u4e00-\u9fff])(.+)$/, '$2($1)')
    .replace(/(?<=[\u4e00-\u9fff)])([ABC]?\d{4,7}T?K?)$/, '($1)');

const bracketed = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** The items that a part between separators says: several for 学科教学（语文、数学）. */
export function readItems(written: string): Item[] {
  const text = codeInBracket(written);
  if (code.test(text)) return [{ ...withBracket({ ...plain(text), name: '' }, text), text }];
  const brackets = [...text.matchAll(bracketed)].map(([, inner = '']) => inner);
  const bare = text.replace(bracketed, '');
  const name = keyOf(bare);
  const [first = '', ...more] = brackets;
  const subjects = bySubject.test(name) && first ? splitMajors(first) : [];
  if (subjects.length < 2 || subjects.some((subject) => code.test(subject)))
    return [brackets.reduce(withBracket, { ...plain(text), name })];
  return subjects.flatMap((subject) => readItems(`${bare}(${subject})${more.map((extra) => `(${extra})`).join('')}`));
}
