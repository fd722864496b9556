import { meaningOf } from '../lexicon.ts';
import { type Part, partOf } from '../part.ts';
import { sayingAt } from '../recognise/sayings.ts';
import { type Token, touch } from '../tokens.ts';

const ends = new Set(['专业', '学院', '系', '学系', '课程']);

/** 学前教育 before 专业 is what is studied. */
const isStage = ({ word }: Token): boolean => word.endsWith('教育') && meaningOf(word)?.kind === 'stage';

const isRole = (token: Token): boolean =>
  meaningOf(token.word)?.kind === 'role' || sayingAt([token], 0)?.saying.means.codes?.role !== undefined;

/** '会计专业': the discipline that somebody teaches or has studied, not the work of a 会计. Null for any other word. */
export function disciplineAt(tokens: readonly Token[], at: number): Part | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || !touch(token, next) || !ends.has(next.word) || !(isRole(token) || isStage(token))) return null;
  const { word } = token;
  return partOf(word, word, { text: word, kind: 'plain', codes: [], words: [[word]] });
}
