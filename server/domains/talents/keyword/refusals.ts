import { endNegators, negators, readOnce, statementsOf } from '#server/domains/search/public.ts';
import type { Span } from './talent-part.ts';

/** How a phrase is meant: '5年经验', '应届的不要'. */
export type Stance = 'wanted' | 'refused';

/** A word that refuses, and what it refuses besides the phrase: 北京 in '不要应届生和北京的'. */
export interface Refuser extends Span {
  joined: Span;
}

const and = '\\s*(?:和|与|或者?|以及|及|跟|、)\\s*';
const refusing =
  '(?:别|不要)再?(?:给我们?(?:推荐?|介绍|找|发)?|推荐?|介绍|找|发)|不要|不招|不考虑|不接受|不收|不想要|不找|不是|除了|除去|除开|除|排除|剔除|去掉|拒绝|谢绝|[尚还且]?未|还没|别要|(?<![特级性区])别|勿|非';
const particles =
  '(?:意向\\s*|想法|要求|打算|出来|出身|的|者|人员|人|老师|教师|学历|毕业生|生)*(?:都|也|就|先|暂时?|暂且|目前|一律|统统|全部|的话)*';
const refusingAfter = '不要|除外|以外|之外|不在内';
const end = '(?=$|[\\s,，;；。、])';

/** Words that refuse, wherever they stand. */
export const refusalWords = new RegExp(
  `${[...negators, ...endNegators].toSorted((one, other) => other.length - one.length).join('|')}|${refusing}|${refusingAfter}`,
  'gu',
);

/** The word before a phrase: after a space it may stand apart from it, since what precedes is no part of the clause. */
const before = (words: string) =>
  new RegExp(
    `(?<word>(?:(?<=^|[\\s,，;；。、])(?:${words})\\s*|(?:${words}))(?:有|是|招|那种|那些|太|快要?)*)(?<joined>(?:(?!不)\\p{Script=Han}){1,8}${and})?$`,
    'u',
  );
const after = (words: string) =>
  new RegExp(
    `^(?<joined>${and}(?:(?!不)\\p{Script=Han}){1,8}?)?(?<word>${particles}(?:${words})(?:了|吧)?)${end}`,
    'u',
  );
const refusedBefore = before(refusing);
const refusedAhead = new RegExp(`(?<word>${refusing})(?<joined>(?:(?![不的])\\p{Script=Han}){2,5})$`, 'u');
const refusedAfter = after(refusingAfter);
/** What stands behind a phrase that is refused: 的免谈 of '亲戚介绍的免谈'. */
export const refusedBehind = `${particles}(?:${refusingAfter})(?:了|吧)?${end}`;
/** '不要应届退休的' refuses both. */
function alsoRefused(left: string, phrase: string, right: string): RegExpExecArray | null {
  const found = refusedAhead.exec(left);
  const isList = /^(?:的|者|\s|$)/u.test(right) && !/^[有要会能是须需带教]/u.test(phrase);
  const joined = found?.groups?.joined ?? '';
  const isKnown =
    /^(?:退休|应届|在[校职]|离职)(?:毕业)?(?:教师|老师|生|的)?$/u.test(joined) ||
    readOnce(joined).some((part) => statementsOf(part).length > 0);
  return isList && isKnown ? found : null;
}

/** How the phrase at `from`–`to` of a text is meant, and the word that refuses it. */
export function stanceOf(text: string, { from, to }: Span): { stance: Stance; refuser?: Refuser } {
  const [left, right] = [text.slice(0, from), text.slice(to)];
  const ahead = refusedBefore.exec(left) ?? alsoRefused(left, text.slice(from, to), right);
  if (ahead) {
    const wordEnd = ahead.index + (ahead.groups?.word?.length ?? 0);
    return { stance: 'refused', refuser: { from: ahead.index, to: wordEnd, joined: { from: wordEnd, to: from } } };
  }
  const behind = refusedAfter.exec(right);
  if (!behind) return { stance: 'wanted' };
  const wordStart = to + (behind.groups?.joined?.length ?? 0);
  const word = { from: wordStart, to: to + behind[0].length };
  return { stance: 'refused', refuser: { ...word, joined: { from: to, to: wordStart } } };
}

/** Overwrites a part of a text with spaces, so that what follows keeps its position. */
export const blanked = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;

const particlesAlone = new RegExp(`^(?:${and}|[的有是者\\s])*$`, 'u');
const goesOn = new RegExp(`^\\s*的?${and}`, 'u');

/** A text whose refused phrases are blank, without the words that refused nothing else. */
export function withoutRefusers(text: string, refusers: readonly Refuser[]): string {
  return refusers.reduce((rest, refuser) => {
    const { joined, from, to } = refuser;
    const isAhead = joined.from === to;
    const isBusy =
      !particlesAlone.test(rest.slice(joined.from, joined.to)) || (isAhead && goesOn.test(rest.slice(joined.to)));
    return isBusy ? rest : blanked(rest, { from, to });
  }, text);
}
