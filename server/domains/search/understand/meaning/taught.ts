import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { meaningOf } from '../lexicon.ts';
import { type Placed, partOf, type QueryPart } from '../query-part.ts';
import { sayingAt, sayingPart } from '../recognise/sayings.ts';
import { type Token, touch } from '../tokens.ts';
import { statementsOf } from './statements.ts';

/** 教做蛋糕, 教人炒菜, 教学徒修车: the verb, with or without those who learn. */
const teaches = /教(?:人|别人|大家|徒弟|学徒|学生|孩子|小孩|技校学生|中职学生|职高学生)?(?:怎么|如何)?$/u;

/** 会计课; no 课题, 课时 or 课表. */
const lesson = /^课(?![题时表])/u;

/** What a school calls the craft as a 学科. */
const taught: Partial<Record<RoleCode, (text: string) => string>> = {
  canteen: () => '教烹饪',
  repair: (text) => (/车/u.test(text) ? '教修车' : '教电工'),
  driver: () => '教修车',
  finance: () => '教会计',
};

const craftOf = (part: QueryPart): string | null => {
  const [only, ...more] = statementsOf(part).filter(({ not }) => !not);
  const [code, ...others] = only?.list === 'role' && more.length === 0 ? only.codes : [];
  return (others.length === 0 && code && taught[code as RoleCode]?.(part.text)) || null;
};

/** '教做蛋糕和面包' teaches a craft: the posts of those who do it are not meant. */
export function craftsTaught(parts: readonly Placed[], text: string): Placed[] {
  const isCraft = parts.some(
    ({ from, to, part }) => craftOf(part) && (teaches.test(text.slice(0, from)) || lesson.test(text.slice(to))),
  );
  const isSaid = parts.some(({ part }) => part.label.endsWith('（教学）'));
  if (!isCraft && !isSaid) return [...parts];
  return parts.map((placed) => {
    const craft = craftOf(placed.part);
    return craft ? { ...placed, part: sayingPart(placed.part.text, craft) ?? placed.part } : placed;
  });
}

const ends = new Set(['专业', '学院', '系', '学系', '课程']);
/** 会计培训讲师 trains accountants. */
const isTraining = ({ word }: Token): boolean => word.startsWith('培训');

/** 学前教育 before 专业 is what is studied. */
const isStage = ({ word }: Token): boolean => word.endsWith('教育') && meaningOf(word)?.kind === 'stage';

const isRole = (token: Token): boolean =>
  meaningOf(token.word)?.kind === 'role' || sayingAt([token], 0)?.saying.means.codes?.role !== undefined;

/** 设计 of 教服装设计: what somebody teaches is not the work that it names. */
function isTaught(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (touch(tokens[first - 1], tokens[first])) first -= 1;
  return first < at && tokens[first]?.word === '教';
}

/**
 * '会计专业', '教服装设计': the discipline that somebody teaches or has studied, not the work of a 会计. Null for any other word.
 */
export function disciplineAt(tokens: readonly Token[], at: number): { part: QueryPart; count: number } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !(isRole(token) || isStage(token))) return null;
  const isEnded = next !== undefined && touch(token, next) && ends.has(next.word);
  const isTrained = next !== undefined && touch(token, next) && isTraining(next);
  if (!isEnded && !(isRole(token) && (isTrained || isTaught(tokens, at)))) return null;
  const { word } = token;
  const part = partOf(word, word, { text: word, kind: 'named', codes: [], words: [[word]] });
  return { part: { ...part, isSaid: true }, count: isEnded ? 2 : 1 };
}

const care = /^(?:带|教|陪|看|哄)(?:小朋友|小孩子?|小?娃娃?|小娃儿|娃儿|孩子|宝宝|幼儿)的?$/u;
const ofSubject = '#x:';

const isCare = ({ text }: QueryPart): boolean => care.test(text);

/** A 学科, or something of one: football belongs to 体育. */
const isSubjectTaught = ({ groups }: QueryPart): boolean =>
  groups.some(({ codes, within = [] }) => [...codes, ...within].flat().some((lexeme) => lexeme.startsWith(ofSubject)));

/** '带小朋友踢足球': what is done with children says more than that somebody looks after them. */
export const learnersTaught = (parts: readonly QueryPart[]): readonly QueryPart[] =>
  parts.some(isSubjectTaught) ? parts.filter((part) => !isCare(part)) : parts;

const [politics, morality] = ['#x:politics', '#x:morality'];
const compulsory = new Set(['#s:primary', '#s:junior']);

const isCompulsory = ({ groups }: QueryPart): boolean =>
  groups.some(({ kind, codes, not }) => kind === 'stage' && !not && codes.flat().every((code) => compulsory.has(code)));

/** At a 小学 or 初中, 政治 is taught as 道德与法治. */
export const politicsByStage = (parts: readonly QueryPart[]): readonly QueryPart[] =>
  parts.some(isCompulsory)
    ? parts.map((part) => {
        const [group, ...more] = part.groups;
        const isPolitics = more.length === 0 && group?.codes.length === 1 && group.codes[0]?.join() === politics;
        return isPolitics ? { ...part, groups: [{ ...group, codes: [[politics], [morality]] }] } : part;
      })
    : parts;
