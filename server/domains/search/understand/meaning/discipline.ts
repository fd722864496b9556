import { meaningOf } from '../lexicon.ts';
import { type Part, partOf } from '../part.ts';
import { sayingAt } from '../recognise/sayings.ts';
import { type Token, touch } from '../tokens.ts';

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
export function disciplineAt(tokens: readonly Token[], at: number): { part: Part; count: number } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !(isRole(token) || isStage(token))) return null;
  const isEnded = next !== undefined && touch(token, next) && ends.has(next.word);
  const isTrained = next !== undefined && touch(token, next) && isTraining(next);
  if (!isEnded && !(isRole(token) && (isTrained || isTaught(tokens, at)))) return null;
  const { word } = token;
  const part = partOf(word, word, { text: word, kind: 'named', codes: [], words: [[word]] });
  return { part: { ...part, isSaid: true }, count: isEnded ? 2 : 1 };
}
