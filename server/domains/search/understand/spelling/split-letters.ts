import { shortOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { Reading } from './readings.ts';

interface Words {
  full: Map<string, Reading>;
  initials: Map<string, Reading[]>;
  begun: Map<string, Reading>;
}

interface Best {
  words: Reading[];
  score: number;
}

/** What another word costs, so that few words win; a word by its initials or its beginning is a guess. */
const cost = { word: 10, initials: 2, begun: 4, unlikely: 4 };

/** The split into the fewest words, and among those the likeliest; only the last may be unfinished. */
export function splitLetters(letters: string, { full, initials, begun }: Words): string[] | null {
  const best: (Best | undefined)[] = [{ words: [], score: 0 }];
  for (let end = 2; end <= letters.length; end += 1) {
    for (let from = 0; from <= end - 2; from += 1) {
      const head = best[from];
      if (!head) continue;
      const piece = letters.slice(from, end);
      take(best, head, { end, reading: full.get(piece), guess: 0 });
      for (const reading of initials.get(piece) ?? []) take(best, head, { end, reading, guess: cost.initials });
      if (end === letters.length) take(best, head, { end, reading: begun.get(piece), guess: cost.begun });
    }
  }
  return best[letters.length]?.words.map(({ word }) => word) ?? null;
}

/** A reading of the letters up to `end`, and the cost of guessing it. */
interface Next {
  end: number;
  reading: Reading | undefined;
  guess: number;
}

function take(best: (Best | undefined)[], head: Best, { end, reading, guess }: Next): void {
  if (!reading) return;
  const before = head.words.at(-1);
  const score =
    head.score + reading.weight - cost.word - guess - (before && isUnlikely(before, reading) ? cost.unlikely : 0);
  const other = best[end];
  if (!other || other.score < score) best[end] = { words: [...head.words, reading], score };
}

/** Two of a kind, a 学科 after a post, or a 学段 that does not teach the 学科: 小学 历史 is rather 小学 老师. */
function isUnlikely(before: Reading, { word, kind }: Reading): boolean {
  if (before.kind === kind || (before.kind === 'role' && kind === 'subject')) return true;
  if (before.kind !== 'stage' || kind !== 'subject') return false;
  const stage = (Object.keys(stageSubjects) as StageCode[]).find((code) => shortOf(stages, code) === before.word);
  const taught = stage && stageSubjects[stage]?.map((code) => shortOf(subjects, code));
  return taught !== undefined && !taught.includes(word);
}
