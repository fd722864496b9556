import { dayMs, isSameDay } from '#contract/months.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { cityCodeOf, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { type Check, checkCertificate, checkEducation, type WantedBy } from '#server/domains/resumes/public.ts';
import type { Offer } from './candidates.ts';
import type { Profile } from './profile.ts';
import type { Wish } from './wish.ts';

/** A scored post with its reasons. */
export interface Weighed {
  offer: Offer;
  /** 0–100 */
  score: number;
  reasons: string[];
  /** What speaks against it. */
  doubts: string[];
}

interface Point {
  weight: number;
  reason?: string;
  doubt?: string;
}

const shownReasons = 3;
const shownDoubts = 2;

/** How a reason names the source of a preference. */
const sources: Record<Wish['from'], { whole: string; part: string }> = {
  intention: { whole: '与你求职意向的', part: '与你的求职意向一致' },
  search: { whole: '与你保存的搜索的', part: '与你保存的搜索一致' },
  seen: { whole: '与你看过的', part: '与你看过的职位一致' },
};

const common = (one: readonly string[], other: readonly string[]) => other.find((code) => one.includes(code));

/** How a post's 学段 and 学科 match: both, or one of the two. */
function fieldOf(wish: Wish, offer: Offer): Point {
  const stage = common(offer.stages, wish.stages);
  const subject = common(offer.subjects, wish.subjects);
  const whole =
    (stage !== undefined || wish.stages.length === 0) && (subject !== undefined || wish.subjects.length === 0);
  const name = [stage && shortOf(stages, stage), subject && shortOf(subjects, subject)].filter(Boolean).join('');
  if (name === '') return { weight: 0 };
  if (whole) return { weight: 42, reason: `${sources[wish.from].whole}${name}一致` };
  return { weight: stage ? 14 : 18, reason: `${stage ? '学段' : '学科'}${sources[wish.from].part}：${name}` };
}

/** Rounded down, so that '8K 起' never exceeds the actual pay. */
const inThousands = (fen: number) => `${Math.floor(fen / 10_000) / 10}K`;

function salaryOf({ salaryMin }: Wish, { monthMin, monthMax }: Offer): Point {
  if (salaryMin === null || monthMax === null) return { weight: salaryMin === null ? 6 : 3 };
  if (monthMin !== null && monthMin >= salaryMin)
    return { weight: 14, reason: `月薪 ${inThousands(monthMin)} 起，达到你的期望` };
  if (monthMax >= salaryMin) return { weight: 9, reason: `月薪最高 ${inThousands(monthMax)}，够到你的期望` };
  return { weight: -6, doubt: `月薪最高 ${inThousands(monthMax)}，低于你的期望` };
}

function tenureOf(wish: Wish, { tenure }: Offer): Point {
  if (wish.tenures.length === 0) return { weight: 4 };
  if (tenure === null || !wish.tenures.some((one) => one === tenure)) return { weight: 0 };
  return { weight: 9, reason: `${labelOf(tenures, tenure)}，是你想要的编制` };
}

function cityOf({ cities }: Profile, { cityCode }: Offer): Point {
  const place = cities.findIndex((code) => cityCodeOf(code) === cityCodeOf(cityCode));
  if (place < 0) return cities.length > 0 ? { weight: 0, doubt: '不在你期望的城市' } : { weight: 0 };
  return { weight: place === 0 ? 13 : 5, reason: `在你期望的${regionShortName(cityCodeOf(cityCode))}` };
}

/** The same comparison as in 资格自检, so that a reason never contradicts the post's page. */
function certificateOf(profile: Profile, required: WantedBy, now: Date): Point {
  const check = checkCertificate(required, profile.candidate, now);
  if (!check) return { weight: 5 };
  if (check.result !== 'fit') return { weight: weightOf(check), doubt: doubtOf(check) };
  // The comparison names the matching certificate by its short label.
  const [short] = check.has.split(/ · |，/);
  const held = profile.candidate.content.certificates.find(({ kind }) => certificates[kind].short === short);
  return held ? { weight: 12, reason: `你持有的${certificates[held.kind].label}证符合要求` } : { weight: 12 };
}

/** '要高中教师资格证，简历里还没有写' or what the comparison says. */
const doubtOf = ({ name, wants, result, note }: Check): string =>
  result === 'missing' ? `要${wants}，简历里还没有写` : note || `${name}要求${wants}`;

const weightOf = (check: Check | null): number =>
  check?.result === 'unfit' ? -25 : check?.result === 'missing' ? -4 : 5;

function freshnessOf({ refreshedAt }: Offer, now: Date): Point {
  const age = Math.max(0, now.getTime() - refreshedAt.getTime());
  const weight = 10 * Math.exp(-age / (10 * dayMs));
  if (isSameDay(refreshedAt, now)) return { weight, reason: '今天更新' };
  return age < 3 * dayMs ? { weight, reason: '3 天内更新' } : { weight };
}

const nothing: Wish = { from: 'intention', stages: [], subjects: [], tenures: [], salaryMin: null };

/** Scores a post against the seeker's best-matching preference. Each reason cites a field of both the post and the profile. */
export function weigh(offer: Offer, profile: Profile, now: Date): Weighed {
  const required: WantedBy = { ...offer, titleLevel: null, experience: 'any', requirements: {} };
  const schooling = checkEducation(required, profile.candidate);
  const education: Point = {
    weight: weightOf(schooling),
    ...(schooling?.result === 'unfit' ? { doubt: doubtOf(schooling) } : {}),
  };
  const always = [cityOf(profile, offer), certificateOf(profile, required, now), education, freshnessOf(offer, now)];
  const wishes = profile.wishes.length > 0 ? profile.wishes : [nothing];
  const scored = wishes.map((wish) => {
    const points: Point[] = [fieldOf(wish, offer), salaryOf(wish, offer), tenureOf(wish, offer), ...always];
    return { points, score: points.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const reasons = [...best.points]
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ reason }) => (reason ? [reason] : []));
  const doubts = best.points.flatMap(({ doubt }) => (doubt ? [doubt] : []));
  return {
    offer,
    score: Math.max(0, Math.min(100, Math.round(best.score))),
    reasons: reasons.slice(0, shownReasons),
    doubts: doubts.slice(0, shownDoubts),
  };
}
