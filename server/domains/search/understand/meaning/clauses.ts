import type { Placed } from '../query-part.ts';
import { isSought } from '../repair/demands.ts';

const clause = '[^，。,；;！!？?\\s]';
/** '最好有编制', '优先考虑带宿舍的' */
const before = new RegExp(`(?:最好是?|尽量是?|优先考虑|优先选)(?<wish>${clause}+)`, 'gu');
/** '双休更好', '有宿舍的优先' */
const after = new RegExp(`(?<wish>${clause}+?)(?:就?更好了?|优先(?!考虑|选|录)|就最好了?)`, 'gu');

/** Marks what is wished, not demanded. A place or pay stays a demand: few would look at posts without it. */
export function wishesIn(parts: readonly Placed[], text: string): Placed[] {
  const spans = [before, after].flatMap((shape) =>
    [...text.matchAll(shape)].map((match) => {
      const from = match.index + match[0].indexOf(match.groups?.wish ?? '');
      return { from, to: from + (match.groups?.wish ?? '').length };
    }),
  );
  const isWish = ({ from, to }: Placed) => spans.some((span) => span.from <= from && to <= span.to);
  return parts.map((placed) => {
    const { groups, pay, since } = placed.part;
    const mayBe = pay === undefined && since === undefined && groups.some(({ kind, not }) => kind !== 'place' && !not);
    return mayBe && isWish(placed) ? { ...placed, part: { ...placed.part, isWish: true as const } } : placed;
  });
}

/** What somebody was, before what they look for: 程序员被优化了, 从中职跳到, 想从幼师转到. */
const past =
  /(?<before>[^，。,；;\s]*?)(?:被(?:优化|裁|裁员)了?|失业了?|下岗了?|(?:待|干|做|当|教)(?:够|腻|累)了|不想(?:干|当|做)了|转行|改行|转岗|转到|转去|跳到|跳去|跳槽到)/gu;

/** Leaves out what somebody was, where they say afterwards what they look for. */
export function withoutPast(parts: readonly Placed[], text: string): Placed[] {
  const spans = [...text.matchAll(past)].map((match) => ({
    from: match.index,
    to: match.index + (match.groups?.before?.length ?? 0),
  }));
  const isPast = ({ from, to }: Placed) => spans.some((span) => span.from <= from && to <= span.to);
  const last = Math.max(-1, ...spans.map(({ to }) => to));
  const isAnswered = parts.some(({ from, part }) => from >= last && isSought(part));
  return isAnswered ? parts.filter((placed) => !isPast(placed) || !isSought(placed.part)) : [...parts];
}
