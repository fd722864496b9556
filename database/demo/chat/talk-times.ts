import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import type { Line, Script } from './scripts.ts';

/** When each step of a delivery was taken. */
export type Steps = Partial<Record<Line['after'], Date>>;

type TimedLine = Line & { at: Date };

/** People write by day: what would fall into the night waits for the morning. */
function byDay(at: Date): Date {
  const sinceMidnight = at.getTime() - startOfDay(at).getTime();
  if (sinceMidnight < 8 * hour) return plus(startOfDay(at), 8 * hour + (sinceMidnight % hour));
  return sinceMidnight < 22 * hour ? at : plus(startOfDay(at), day + 8 * hour + (sinceMidnight % hour));
}

/** Until when the lines of a step are said: the next step that the script speaks of. */
function endOf(lines: Script, step: Line['after'], steps: Steps, now: Date): Date {
  const next = lines[lines.findLastIndex(({ after }) => after === step) + 1];
  return (next && steps[next.after]) ?? now;
}

/** When a line is said: an invitation at the very moment, what a seeker adds to a delivery at once, the others by day. */
function momentOf(random: Random, { card, after }: Line, step: Date, before: Date): Date {
  if (card === 'interview') return step;
  return after === 'deliver'
    ? plus(before, random.int(20, 90) * 1000)
    : byDay(plus(before, random.int(2, 25) * minute));
}

/**
 * A script as it was said: each line follows its step within the hour or the next morning. Steps that were not taken are
 * passed over, and what would come after the next step, or after `now`, was not said.
 */
export function timed(random: Random, script: Script, steps: Steps, now: Date): TimedLine[] {
  const lines = script.filter(({ after }) => steps[after]);
  const said: TimedLine[] = [];
  const over = new Set<Line['after']>();
  for (const line of lines) {
    const step = steps[line.after] as Date;
    const last = said.at(-1);
    const at = momentOf(random, line, step, last?.after === line.after ? last.at : step);
    if (line.card !== 'interview' && at >= endOf(lines, line.after, steps, now)) over.add(line.after);
    if (!over.has(line.after)) said.push({ ...line, at });
  }
  return said;
}
