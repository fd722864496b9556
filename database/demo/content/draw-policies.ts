import type { PolicyFacts } from '#contract/content/content-items.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

const WAN_FEN = 1_000_000;
type Ends = [min: number, max: number];

/** Policies that exist name their days; examples are so many days old and valid so many days, with amounts in 10,000 yuan. */
type Written = Omit<PolicyFacts, 'issuedOn' | 'validUntil' | 'originalUrl' | 'settling' | 'research'> &
  (
    | { issuedOn: string; validUntil: string | null }
    | { issued: number; validDays: number; settling: Ends; research: Ends }
  );

const amount = ([min, max]: Ends) => ({ min: min * WAN_FEN, max: max * WAN_FEN });

function factsOf(written: Written, now: Date): PolicyFacts {
  if ('issuedOn' in written) return { ...written, originalUrl: '', settling: null, research: null };
  const { issued, validDays, settling, research, ...rest } = written;
  const from = plus(now, issued * day);
  // The one that ends soon ends so many days from today.
  const until = plus(validDays < 365 ? now : from, validDays * day);
  return {
    ...rest,
    originalUrl: '',
    issuedOn: isoDay(from),
    validUntil: isoDay(until),
    settling: amount(settling),
    research: amount(research),
  };
}

/** Policies: those of cities are examples with invented amounts and say so, the others exist. */
export const drawPolicies = (random: Random, now: Date): ContentRow[] =>
  readItems<{ policy: Written }>('policies').map((item, at) => ({
    ...publishedRow(random, 'policy', item, officeMoment(random, now, at * 2 + 1)),
    facts: factsOf(item.policy, now),
  }));
