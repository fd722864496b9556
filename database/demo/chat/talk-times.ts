import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import { day, hour, minute, plus, startOfDay, timeOfDay } from '../moments.ts';
import type { Random } from '../random.ts';

/**
 * One line of a talk; a card stands for what its data show. `{title}`, `{recruiter}`, `{name}`, `{tenure}` and `{reason}` are
 * filled in. `after` is the step of the delivery that it follows: a talk stops before the first step that was not taken.
 */
export interface Line {
  side: 'seeker' | 'company';
  text: string;
  after: DeliveryMove;
  card?: 'resume' | 'interview' | 'contact';
}

export type Script = readonly Line[];

/** When each step of a delivery was taken. */
type Steps = Partial<Record<DeliveryMove, Date>>;

/** People write by day: what would fall into the night waits for the morning. */
function byDay(at: Date): Date {
  const time = timeOfDay(at);
  if (time >= 8 * hour && time < 22 * hour) return at;
  return plus(startOfDay(at), (time < 8 * hour ? 0 : day) + 8 * hour + (time % hour));
}

/** Until when the lines of a step are said: the next step that the script speaks of. */
function endOf(lines: Script, step: DeliveryMove, steps: Steps, now: Date): Date {
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
export function timed(random: Random, script: Script, steps: Steps, now: Date): (Line & { at: Date })[] {
  const lines = script.filter(({ after }) => steps[after]);
  const said: (Line & { at: Date })[] = [];
  const over = new Set<DeliveryMove>();
  for (const line of lines) {
    const step = steps[line.after] as Date;
    const last = said.at(-1);
    const at = momentOf(random, line, step, last?.after === line.after ? last.at : step);
    if (line.card !== 'interview' && at >= endOf(lines, line.after, steps, now)) over.add(line.after);
    if (!over.has(line.after)) said.push({ ...line, at });
  }
  return said;
}
