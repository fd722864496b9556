import { candidateExits, candidateStages } from '../../../contract/results/candidate-state.ts';
import type { Drawn, DrawnPerson } from './draw-project.ts';

// The orders of a project by definition, without SQL: fractions of whole numbers, points in ten-thousandths.

const UNIT = 10_000n;

/** A quotient rounded half up to a number of decimals, in ten-thousandths. Both are at least 0. */
function rounded(above: bigint, below: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(4 - decimals);
  return ((2n * above + below * step) / (2n * below * step)) * step;
}

const isOut = ({ status }: DrawnPerson) => candidateExits.some((exit) => exit === status);
/** Out before anybody was ranked. */
const leftEarly = (candidate: DrawnPerson) =>
  isOut(candidate) && !['ranked', 'medical', 'inspection', 'listed'].includes(candidate.leftFrom ?? '');
const asNumber = (points: bigint | null) => (points === null ? null : Number(points) / 10_000);

/** One more than those who are better. */
const placeAmong = <T>(all: readonly T[], subject: T, isBetter: (other: T, than: T) => boolean) =>
  1 + all.filter((other) => isBetter(other, subject)).length;

export function plainWritten({ rules, headcounts, people }: Drawn) {
  return people.map((person) => {
    const peers = people.filter(({ post }) => post === person.post);
    const fits = (candidate: DrawnPerson) =>
      candidate.written !== null && candidate.written >= rules.results.pass * 10_000;
    // Who was absent or in violation of the paper and has a score after all is in.
    const isGone = (candidate: DrawnPerson) =>
      isOut(candidate) && candidate.leftFrom === 'written' && !['absent', 'violation'].includes(candidate.status);
    const may = (candidate: DrawnPerson) => fits(candidate) && !isGone(candidate);
    const better = (other: DrawnPerson, than: DrawnPerson) => (other.written ?? -1) > (than.written ?? -1);
    return {
      ticket: person.ticket,
      fits: fits(person),
      rank:
        person.written === null
          ? null
          : placeAmong(
              peers.filter((peer) => peer.written !== null),
              person,
              better,
            ),
      order: may(person) ? placeAmong(peers.filter(may), person, better) : null,
      places: (headcounts[person.post] ?? 0) * rules.shortlist,
    };
  });
}

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/** The mean of the sheets that count: of judges without conflict, as corrected. Hundredths are a hundred ten-thousandths. */
function meanOf({ sheets }: DrawnPerson, { decimals, results }: Drawn['rules']): bigint | null {
  const counted = sheets
    .filter(({ isRecused }) => !isRecused)
    .map(({ marks }) => sumOf(marks.map(BigInt)) * 100n)
    .sort((a, b) => (a < b ? -1 : 1));
  const kept = results.dropExtremes && counted.length >= 5 ? counted.slice(1, -1) : counted;
  return kept.length === 0 ? null : rounded(sumOf(kept), BigInt(kept.length), decimals);
}

function interviewOf(person: DrawnPerson, { rules, people, isApart }: Drawn): bigint | null {
  const mean = meanOf(person, rules);
  if (mean === null || rules.results.groupCorrection === 'none') return mean;
  const present = people.filter(
    (candidate) =>
      !leftEarly(candidate) && meanOf(candidate, rules) !== null && (!isApart || candidate.post === person.post),
  );
  const means = (those: readonly DrawnPerson[]) => those.map((candidate) => meanOf(candidate, rules) ?? 0n);
  const groupMeans = means(present.filter(({ group }) => group === person.group));
  if (new Set(present.map(({ group }) => group)).size < 2 || sumOf(groupMeans) === 0n) return mean;
  const all = means(present);
  const corrected = rounded(
    mean * sumOf(all) * BigInt(groupMeans.length),
    BigInt(all.length) * sumOf(groupMeans),
    rules.decimals,
  );
  return corrected > 100n * UNIT ? 100n * UNIT : corrected;
}

export function plainTotals(project: Drawn) {
  const { rules, people } = project;
  const { weights, results } = rules;
  const stages = candidateStages.slice(candidateStages.indexOf('interview')) as readonly string[];
  const listed = people
    .filter(({ status, leftFrom }) => stages.includes(leftFrom ?? status))
    .map((person) => {
      const interview = interviewOf(person, project);
      const full = BigInt(results.fullMark);
      const above =
        BigInt(person.written ?? 0) * BigInt(weights.written) * 100n +
        (interview ?? 0n) * BigInt(weights.interview) * full;
      const total = rounded(above, 100n * full, rules.decimals);
      const ranks = !leftEarly(person) && interview !== null && interview >= BigInt(results.interviewPass) * UNIT;
      return { person, interview, total, ranks };
    });
  type Listed = (typeof listed)[number];
  const keys = ({ person, interview, total }: Listed) => {
    const byRule = { interview, written: person.written, extra: person.extra }[rules.tie];
    return [total, byRule ?? -1, person.extra ?? -1];
  };
  const isBetter = (other: Listed, than: Listed) => {
    const at = keys(other).findIndex((key, n) => Number(key) !== Number(keys(than)[n]));
    return at >= 0 && Number(keys(other)[at]) > Number(keys(than)[at]);
  };
  return listed.map((candidate) => {
    const peers = listed.filter(({ person, ranks }) => ranks && person.post === candidate.person.post);
    return {
      ticket: candidate.person.ticket,
      interview: asNumber(candidate.interview),
      total: candidate.interview === null ? null : asNumber(candidate.total),
      rank: candidate.ranks ? placeAmong(peers, candidate, isBetter) : null,
      tied: candidate.ranks && peers.filter(({ total }) => total === candidate.total).length > 1,
    };
  });
}
