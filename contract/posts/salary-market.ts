import type { SalaryHistogram } from '#contract/search/post-search.ts';
import type { Salary } from './post-card.ts';
import { type MonthlyRange, monthlyRange, percentBelow, reaching, shareOf } from './salary-range.ts';
import { monthlyText } from './salary-text.ts';

/** The minimum number of samples. */
const MIN_SAMPLES = 5;

interface Mark {
  /** 0 to 1, from left to right. */
  at: number;
  label: string;
  kind: 'middle' | 'own' | 'you';
  /** Its ends, of what has a width. */
  span?: { from: number; to: number };
}

/** A post's pay among similar ones, as the page and its picture show it. */
interface SalaryMarket {
  n: number;
  /** The samples by their pay, in fen a month; `at` is the column's place, 0 to 1. */
  columns: { from: number; to: number; n: number; at: number }[];
  marks: Mark[];
  ends: [string, string];
  words: string;
}

const middleOf = ({ from, to }: MonthlyRange) => (from + to) / 2;

function wordsOf(own: MonthlyRange | null, market: SalaryHistogram): string {
  if (!own) return '本职位没有写明月薪，可以在沟通时问清楚。';
  const percent = percentBelow(market, middleOf(own));
  const place =
    percent === 0 ? '低于其他同类职位' : percent === 100 ? '高于其他同类职位' : `高于 ${percent}% 的同类职位`;
  return `本职位折合 ${monthlyText(own.from)}–${monthlyText(own.to)}，${place}。`;
}

/** The market of a post; null with too few samples. `you` is what the reader asks for, in fen a month. */
export function salaryMarket(
  salary: Salary,
  found: SalaryHistogram | null,
  you: MonthlyRange | null,
): SalaryMarket | null {
  if (!found || found.n < MIN_SAMPLES) return null;
  const own = monthlyRange(salary);
  let market = found;
  for (const fen of [own?.from, own?.to, you && middleOf(you)]) if (fen) market = reaching(market, fen);
  const mark = (kind: Mark['kind'], name: string, fen: number, range?: MonthlyRange): Mark => ({
    at: shareOf(market, fen),
    label: `${name} ${range && range.from !== range.to ? `${monthlyText(range.from).replace('K', '')}–${monthlyText(range.to)}` : monthlyText(fen)}`,
    kind,
    ...(range && { span: { from: shareOf(market, range.from), to: shareOf(market, range.to) } }),
  });
  return {
    n: found.n,
    columns: market.bars.map((bar) => ({ ...bar, at: shareOf(market, middleOf(bar)) })),
    marks: [
      mark('middle', '中位数', market.median),
      ...(own ? [mark('own', '这个职位', middleOf(own), own)] : []),
      ...(you ? [mark('you', '你想要', middleOf(you), you)] : []),
    ],
    ends: [monthlyText(market.bars[0]?.from ?? 0), monthlyText(market.bars.at(-1)?.to ?? 0)],
    words: wordsOf(own, market),
  };
}
