import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { fenPerMonth, type SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { CityTier } from '../cities.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostKind } from './kinds/post-kind.ts';

export interface Pay {
  salaryMin: bigint | null;
  salaryMax: bigint | null;
  salaryUnit: SalaryUnit;
  salaryNote: string;
  monthMin: bigint | null;
  monthMax: bigint | null;
}

interface Data {
  /** Factors of what a kind of post pays. */
  byTier: Record<CityTier, number>;
  byTenure: Partial<Record<TenureCode, number>>;
  byEducation: Record<EducationCode, number>;
  notes: Record<SalaryUnit, Weighted<string>>;
  /** What doctors are wooed with. */
  incentives: readonly string[];
}

const { byTier, byTenure, byEducation, notes, incentives } = readData<Data>('pay');

const yearly = new Set<TenureCode>(['establishment', 'quota', 'track', 'annual', 'postdoc', 'targeted']);
const sometimesYearly = new Set<TenureCode>(['agency', 'contract', 'private']);

function unitOf(random: Random, tenure: TenureCode, annual: number): SalaryUnit {
  if (tenure === 'hourly') return 'hour';
  if (tenure === 'substitute')
    return random.weighted([
      ['hour', 5],
      ['month', 6],
      ['day', 1],
    ] as const);
  if (tenure === 'intern') return random.chance(0.3) ? 'day' : 'month';
  if (yearly.has(tenure)) return random.chance(0.93) ? 'year' : 'month';
  if (sometimesYearly.has(tenure) && annual >= 9) return random.chance(annual >= 18 ? 0.75 : 0.4) ? 'year' : 'month';
  return 'month';
}

const rounded = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** The lower and upper end in yuan of the unit, from ten thousand yuan a year. Ends are round, as people write them. */
function range(random: Random, unit: SalaryUnit, annual: number): [number, number] {
  const spread = 1.22 + random.next() * 0.4;
  if (unit === 'year') {
    const step = annual < 10 ? 5_000 : annual < 30 ? 10_000 : 50_000;
    const low = rounded(annual * 10_000, step);
    return [low, Math.max(low + step, rounded(low * spread, step))];
  }
  if (unit === 'month') {
    const low = rounded((annual * 10_000) / 12, 500);
    return [low, Math.max(low + 500, rounded(low * spread, low > 15_000 ? 1_000 : 500))];
  }
  if (unit === 'hour') {
    const low = rounded(annual * 11, 10);
    return [low, Math.max(low + 10, rounded(low * spread, 10))];
  }
  const low = rounded(annual * 38, 20);
  return [low, Math.max(low + 20, rounded(low * spread, 20))];
}

/** A range brought down so that its upper end is no more than so much a year. */
function atMost(most: number, unit: SalaryUnit, [low, high]: [number, number]): [number, number] {
  if (unit !== 'year' && unit !== 'month') return [low, high];
  const upper = unit === 'year' ? most * 10_000 : (most * 10_000) / 12;
  if (high <= upper) return [low, high];
  const step = unit === 'year' ? 10_000 : 500;
  return [rounded((low * upper) / high, step), Math.floor(upper / step) * step];
}

const teachingGroups = new Set(['teaching', 'college']);

function noteOf(
  random: Random,
  unit: SalaryUnit,
  kind: PostKind,
  tenure: TenureCode,
  education: EducationCode,
): string {
  const drawn = random.weighted(notes[unit]);
  const lessons = drawn.includes('课时') && unit === 'month' && !teachingGroups.has(roles[kind.role].group);
  const payroll = (drawn.includes('职业年金') || drawn.includes('在编')) && !yearly.has(tenure);
  const first = lessons || payroll ? '' : drawn;
  const wooed = unit === 'year' && (education === 'doctor' || (education === 'master' && random.chance(0.15)));
  if (!wooed || kind.role === 'postdoc') return first;
  return first ? `${first}，${random.pick(incentives)}` : random.pick(incentives);
}

const secretive = new Set(['high-level', 'head', 'deputy-head']);

/** The pay of a post, by city, form of work and education asked for, at most `most` a year; a few say 面议. */
export function drawPay(
  random: Random,
  kind: PostKind,
  tenure: TenureCode,
  education: EducationCode,
  { tier, most }: { tier: CityTier; most: number },
): Pay {
  const [from, to] = kind.pay;
  const base = from + random.next() * (to - from) * 0.75;
  const requested = byEducation[education] / byEducation[kind.education[0]?.[0] ?? 'bachelor'];
  const annual = base * byTier[tier] * requested * (byTenure[tenure] ?? 1);
  const salaryUnit = unitOf(random, tenure, annual);
  const [low, high] = atMost(most, salaryUnit, range(random, salaryUnit, annual));
  const salaryNote = noteOf(random, salaryUnit, kind, tenure, education);
  if (random.chance(secretive.has(kind.role) ? 0.14 : 0.018)) {
    return { salaryMin: null, salaryMax: null, salaryUnit: 'month', salaryNote: '', monthMin: null, monthMax: null };
  }
  const month = (yuan: number) => {
    const fen = fenPerMonth(yuan * 100, salaryUnit);
    return fen === null ? null : BigInt(fen);
  };
  return {
    salaryMin: BigInt(low * 100),
    salaryMax: BigInt(high * 100),
    salaryUnit,
    salaryNote,
    monthMin: month(low),
    monthMax: month(high),
  };
}
