import { leastForExtremes } from '../results/result-settings.ts';
import type { ArchivedList, ArchivedScore, ArchivedSheet } from './archive-shapes.ts';

/** Points as whole ten-thousandths: what follows is whole arithmetic. */
const whole = (points: number): bigint => BigInt(Math.round(points * 10_000));

/** `number / divisor` ten-thousandths, rounded half up to a number of decimals. */
function rounded(number: bigint, divisor: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(4 - decimals);
  const by = divisor * unit;
  return ((2n * number + by) / (2n * by)) * unit;
}

const text = (value: bigint) => String(Number(value) / 10_000);

/** The mean of the sheets of one person, as the rules of the list have it; null without one. */
function meanOfSheets(sheets: readonly ArchivedSheet[], { decimals, results }: ArchivedList['rules']) {
  const totals = sheets
    .filter(({ status, recused, counts = true }) => status === 'sealed' && !recused && counts)
    .map(({ total }) => whole(total))
    .sort((one, other) => (one < other ? -1 : 1));
  const counted = results.dropExtremes && totals.length >= leastForExtremes ? totals.slice(1, -1) : totals;
  const sum = counted.reduce((all, one) => all + one, 0n);
  return counted.length === 0 ? null : rounded(sum, BigInt(counted.length), decimals);
}

const changedAfter = (at: string) => (row: { decidedAt: string | null; receivedAt?: string }) =>
  (row.decidedAt ?? '') > at || (row.receivedAt ?? '') > at;

interface Papers {
  scores: readonly ArchivedScore[];
  sheets: readonly ArchivedSheet[];
}

/**
 * What a list says otherwise than the scores and sheets that it was made from, in words. Scores and sheets that changed after the
 * list was made are left out, and so are interviews that were corrected between groups.
 */
export function scoreFaults(list: ArchivedList, { scores, sheets }: Papers): string[] {
  const { rules, preparedAt, lines } = list;
  const written = Map.groupBy(scores, ({ registrationId }) => registrationId);
  const judged = Map.groupBy(sheets, ({ registrationId }) => registrationId);
  const later = changedAfter(preparedAt);
  return lines.flatMap((line) => {
    const who = `${line.post} ${line.name} ${line.ticket}`;
    const own = written.get(line.registrationId) ?? [];
    const score = own.find(({ status }) => status === 'confirmed');
    const faults: string[] = [];
    if (line.written !== null && !own.some(later) && (score?.points ?? null) !== line.written)
      faults.push(`${who}：笔试成绩 ${line.written} 与登记的 ${score?.points ?? '无'} 不一致`);
    const ownSheets = judged.get(line.registrationId) ?? [];
    const mean = meanOfSheets(ownSheets, rules);
    if (
      line.interview !== null &&
      rules.results.groupCorrection === 'none' &&
      !ownSheets.some(later) &&
      mean !== whole(line.interview)
    )
      faults.push(`${who}：面试成绩 ${line.interview} 与评分表的 ${mean === null ? '无' : text(mean)} 不一致`);
    const total = totalOf(line, rules);
    if (line.total !== null && whole(line.total) !== total)
      faults.push(`${who}：总成绩 ${line.total}，按占比应为 ${text(total)}`);
    return faults;
  });
}

/** Written and interview by their weights; the written score counts as a share of its full mark. */
function totalOf(
  { written, interview }: { written: number | null; interview: number | null },
  { weights, decimals, results: { fullMark } }: ArchivedList['rules'],
): bigint {
  const sum =
    whole(written ?? 0) * BigInt(weights.written) * 100n +
    whole(interview ?? 0) * BigInt(weights.interview) * BigInt(fullMark);
  return rounded(sum, 100n * BigInt(fullMark), decimals);
}

/** What an order contradicts: a rank after a better one's with more points. */
export function orderFaults({ kind, lines }: ArchivedList): string[] {
  const by = kind === 'written' || kind === 'shortlist' ? 'written' : 'total';
  const posts = Map.groupBy(
    lines.filter(({ rank }) => rank !== null),
    ({ post }) => post,
  );
  return [...posts].flatMap(([post, ranked]) => {
    const inOrder = ranked.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    const wrong = inOrder.find((line, at) => (line[by] ?? 0) > (inOrder[at - 1]?.[by] ?? Number.POSITIVE_INFINITY));
    return wrong ? [`岗位 ${post} 的第 ${wrong.rank} 名分数高于前一名`] : [];
  });
}
