import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { fenPerMonth, type SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { DemoCompany } from '../companies/draw-company.ts';
import { isPublic } from '../companies/kinds.ts';
import type { CityTier } from '../places.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostKind } from './post-kind.ts';

interface Data {
  /** Factors of what a kind of post pays. */
  byTier: Record<CityTier, number>;
  byTenure: Partial<Record<TenureCode, number>>;
  byEducation: Record<EducationCode, number>;
  /** Of those who teach at a school: the younger the pupils, the less. */
  byStage: Partial<Record<StageCode, number>>;
  notes: Record<SalaryUnit, Weighted<string>>;
  /** What doctors are wooed with. */
  incentives: readonly string[];
  /** What a treasury pays at most in a year, in ten thousand yuan, by how dear the city is. */
  mostByTier: Record<CityTier, number>;
  /** What a school of its own means pays at most, by what somebody does there. */
  mostOfPrivate: Record<'teaching' | 'management', Record<CityTier, number>>;
  /** Forms of work that are paid by that scale; who leads a public school is, too, and colleges pay their own talents. */
  onPayroll: readonly TenureCode[];
  leading: readonly string[];
  ownScale: readonly string[];
  yearly: readonly TenureCode[];
  sometimesYearly: readonly TenureCode[];
  substituteUnits: Weighted<SalaryUnit>;
}

const data = readData<Data>('pay');

function unitOf(random: Random, tenure: TenureCode, annual: number): SalaryUnit {
  if (tenure === 'hourly') return 'hour';
  if (tenure === 'substitute') return random.weighted(data.substituteUnits);
  if (tenure === 'intern') return random.chance(0.3) ? 'day' : 'month';
  if (data.yearly.includes(tenure)) return random.chance(0.93) ? 'year' : 'month';
  if (!data.sometimesYearly.includes(tenure) || annual < 9) return 'month';
  return random.chance(annual >= 18 ? 0.75 : 0.4) ? 'year' : 'month';
}

const rounded = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** What ten thousand yuan a year are in a unit: offices pay more for an hour than it would be of a year. */
const ofYear: Record<SalaryUnit, number> = { year: 10_000, month: 10_000 / 12, day: 38, hour: 11 };

function stepOf(unit: SalaryUnit, annual: number): number {
  if (unit === 'year') return annual < 10 ? 5_000 : annual < 30 ? 10_000 : 50_000;
  return { month: 500, day: 20, hour: 10 }[unit];
}

/**
 * The lower and upper end in yuan of the unit, from ten thousand yuan a year, the upper one no more than `most`. Ends are round,
 * as people write them.
 */
function range(random: Random, unit: SalaryUnit, annual: number, most: number): [number, number] {
  const step = stepOf(unit, annual);
  const spread = 1.22 + random.next() * 0.4;
  const low = rounded(annual * ofYear[unit], step);
  const high = Math.max(low + step, rounded(low * spread, unit === 'month' && low > 15_000 ? 1_000 : step));
  const upper = unit === 'year' || unit === 'month' ? most * ofYear[unit] : Number.POSITIVE_INFINITY;
  if (high <= upper) return [low, high];
  const round = unit === 'year' ? 10_000 : 500;
  return [rounded((low * upper) / high, round), Math.floor(upper / round) * round];
}

function noteOf(random: Random, unit: SalaryUnit, { role }: PostKind, tenure: TenureCode, education: EducationCode) {
  const drawn = random.weighted(data.notes[unit]);
  const teaches = ['teaching', 'college'].includes(roles[role].group);
  const lessons = drawn.includes('课时') && unit === 'month' && !teaches;
  const payroll = /职业年金|在编/.test(drawn) && !data.yearly.includes(tenure);
  const first = lessons || payroll ? '' : drawn;
  const wooed = unit === 'year' && (education === 'doctor' || (education === 'master' && random.chance(0.15)));
  if (!wooed || role === 'postdoc') return first;
  return [first, random.pick(data.incentives)].filter(Boolean).join('，');
}

/** A bound of the yearly pay, in ten thousand yuan; none where the employer is free. */
function mostPay({ kind, tier }: DemoCompany, { role }: PostKind, tenure: TenureCode, stage: StageCode): number {
  if (kind.sector === 'university' || kind.sector === 'institute' || data.ownScale.includes(kind.type))
    return Number.POSITIVE_INFINITY;
  const { group } = roles[role];
  if (isPublic(kind) && (data.onPayroll.includes(tenure) || data.leading.includes(role)))
    return data.mostByTier[tier] * stageFactor(role, stage);
  if (group !== 'teaching' && group !== 'management') return Number.POSITIVE_INFINITY;
  return data.mostOfPrivate[group][tier] * stageFactor(role, stage);
}

const stageFactor = (role: RoleCode, stage: StageCode): number =>
  roles[role].group === 'teaching' ? (data.byStage[stage] ?? 1) : 1;

/** The columns of a pay in yuan of the unit. */
export function payColumns(low: number, high: number, salaryUnit: SalaryUnit, salaryNote = '') {
  const month = (yuan: number) => {
    const fen = fenPerMonth(yuan * 100, salaryUnit);
    return fen === null ? null : BigInt(fen);
  };
  const ends = { salaryMin: BigInt(low * 100), salaryMax: BigInt(high * 100) };
  return { ...ends, salaryUnit, salaryNote, monthMin: month(low), monthMax: month(high) };
}

const untold = {
  salaryMin: null,
  salaryMax: null,
  salaryUnit: 'month' as const,
  salaryNote: '',
  monthMin: null,
  monthMax: null,
};
const secretive = new Set(['high-level', 'head', 'deputy-head']);

/** The pay of a post, by city, stage, form of work and education asked for; a few say 面议. */
export function drawPay(
  random: Random,
  company: DemoCompany,
  kind: PostKind,
  tenure: TenureCode,
  asked: EducationCode,
  stage: StageCode,
) {
  const [from, to] = kind.pay;
  const base = from + random.next() * (to - from) * 0.75;
  const requested = data.byEducation[asked] / data.byEducation[kind.education[0]?.[0] ?? 'bachelor'];
  const inPlace = base * data.byTier[company.tier] * stageFactor(kind.role, stage);
  const annual = inPlace * requested * (data.byTenure[tenure] ?? 1);
  const unit = unitOf(random, tenure, annual);
  const [low, high] = range(random, unit, annual, mostPay(company, kind, tenure, stage));
  const note = noteOf(random, unit, kind, tenure, asked);
  return random.chance(secretive.has(kind.role) ? 0.14 : 0.018) ? untold : payColumns(low, high, unit, note);
}
