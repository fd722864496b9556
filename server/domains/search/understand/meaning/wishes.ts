import type { Placed } from '../part.ts';

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
