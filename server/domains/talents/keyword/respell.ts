import { codesOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { roleWords } from '#contract/taxonomy/words/role-words.ts';
import { stageWords } from '#contract/taxonomy/words/stage-words.ts';
import { subjectWords } from '#contract/taxonomy/words/subject-words.ts';
import { cut, readingsOf, readOnce, spell } from '#server/domains/search/public.ts';

/** A word that was written as it sounds. */
export interface Respelt {
  typed: string;
  meant: string;
}

const longest = 5;
const taught = codesOf(subjects).map((code) => shortOf(subjects, code));
const others = [roleWords, stageWords, subjectWords].flatMap((table) => Object.values<readonly string[]>(table).flat());
const schools = ['小学', '初中', '高中', '中职', '高职', '大专', '本科', '硕士', '博士', '教龄'];
const names = new Set([
  ...taught,
  ...schools,
  '教师资格证',
  '普通话',
  '本科以上',
  ...['初级职称', '中级职称', '高级职称', ...labelsOf(titles, codesOf(titles))],
  ...labelsOf(roles, codesOf(roles)),
  ...others,
]);
/** A word of two signs for a post (干事) sounds like too many others. */
const meantWords = [...names].filter(
  (word) => /^\p{Script=Han}{3,5}$/u.test(word) || taught.includes(word) || schools.includes(word),
);

/** What joins words is no slip of a sign: 英与 of 英与数. */
const joining = new Set('与和及或也都有无是在的得了过不没要会能');
/** What may follow a word of two signs that stands at the end of what is typed together. */
const behindPair = new RegExp(
  `^(?:$|[一二两三四五六七八九十]|${taught.join('|')}|班主任|以上|老师|教师|教练|课|类|专业|学科|科目|组长|教研|竞赛|辅导|班|的|或|和|与)`,
  'u',
);

/** Signs that look alike. */
const alike = ['令龄', '话活', '任仼', '师帅', '资姿'];

/** Whether exactly one sign differs, and sounds or looks the same. */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const [at, more] = [...typed].flatMap((sign, place) => (sign === meant[place] ? [] : [place]));
  if (at === undefined || more !== undefined) return false;
  const sign = typed.charAt(at);
  return (
    (!joining.has(sign) || typed.length > 3) &&
    (readingsOf(sign).some((one) => readingsOf(meant.charAt(at)).includes(one)) ||
      alike.some((pair) => pair.includes(sign) && pair.includes(meant.charAt(at))))
  );
}

/** The longest word that the pieces from a place on misspell together. */
function slipAt(pieces: readonly string[], at: number): (Respelt & { count: number }) | null {
  for (let count = Math.min(longest, pieces.length - at); count > 0; count -= 1) {
    const typed = pieces.slice(at, at + count).join('');
    const isWhole = typed.length > 2 || behindPair.test(pieces.slice(at + count).join(''));
    // Of what a dictionary has, only these are no words of this sector.
    const meant =
      isWhole &&
      (count > 1 || ['地里', '教令'].includes(typed)) &&
      !names.has(typed) &&
      !typed.endsWith('室') &&
      meantWords.find((word) => isSlip(typed, word));
    if (meant) return { typed, meant, count };
  }
  return null;
}

const abbreviated = [
  // gz is 高中.
  ...[...taught, ...schools].filter((name) => name !== '编程' && name !== '高职'),
  '班主任',
  '幼儿园',
  '普通话',
  '教师资格证',
];
/** bzr, yw: the one word of which these letters are the initials. */
const abbreviation = (letters: string): string | null => {
  const [meant, ...others] = abbreviated.filter(
    (word) => word.length === letters.length && spell(word).initials === letters,
  );
  return meant &&
    others.length === 0 &&
    readOnce(letters).every(({ groups }) => groups.every(({ text }) => text !== letters))
    ? meant
    : null;
};

const pinyinWords = [...names].filter((word) => /^\p{Script=Han}{2,}$/u.test(word));

/** One sign in pinyin: 'chu中', '班zhu任'. */
function withoutPinyin(text: string, respelt: Respelt[]): string {
  if (!/\p{Script=Han}[a-z]{2,6}|[a-z]{2,6}\p{Script=Han}/u.test(text)) return text;
  let plain = text;
  for (const meant of pinyinWords)
    for (const [at, sign] of [...meant].entries())
      for (const reading of readingsOf(sign)) {
        const typed = `${meant.slice(0, at)}${reading}${meant.slice(at + 1)}`;
        const found = plain.search(new RegExp(`(?<![a-z])${typed}(?![a-z])`, 'u'));
        if (found < 0 || reading.length < 2) continue;
        respelt.push({ typed, meant });
        plain = plain.replace(typed, meant);
      }
  return plain;
}

/** A text with the words of the sector that are written as they sound: 小学音药老师, 幼尔园, bzr. */
export function respell(text: string): { text: string; respelt: Respelt[] } {
  const respelt: Respelt[] = [];
  // XX幼儿园 names none.
  const whole = text.replace(
    /(?<![a-z\d])(?!x+(?:幼儿园|学校|学院|大学|[小中]学|公司|机构))[a-z]{2,5}(?![a-z\d])/gu,
    (typed) => {
      const meant = abbreviation(typed);
      if (meant) respelt.push({ typed, meant });
      return meant ?? typed;
    },
  );
  const joined = withoutPinyin(whole, respelt);
  const corrected = joined.replace(/\p{Script=Han}+/gu, (run) => {
    const [, school = '', behind = run] = /^(小学|初中|高中|中职|高职)(.+)$/u.exec(run) ?? [];
    const pieces = [...cut(school), ...cut(behind)];
    for (let at = 0; at < pieces.length; at += 1) {
      const found = slipAt(pieces, at);
      if (!found) continue;
      respelt.push({ typed: found.typed, meant: found.meant });
      pieces.splice(at, found.count, found.meant);
    }
    return pieces.join('');
  });
  return { text: corrected, respelt };
}
