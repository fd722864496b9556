import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { hour } from '#database/demo/moments.ts';
import { fill } from '#database/demo/read-data.ts';
import { type FairTypeCode, fairTypes } from '../contract/fair-state.ts';
import words from './fair-words.json' with { type: 'json' };
import plans from './fairs.json' with { type: 'json' };

/** A fair as it is told: how many days from today it begins, and what stands in its announcement. */
export interface FairPlan {
  days: number;
  hours: readonly [from: number, to: number];
  type: FairTypeCode;
  city: string;
  title: string;
  venue: string;
  address: string;
  organiser: string;
  booths: number;
  capacity: number;
  /** Of the booths, how many are sold; of the seats, how many are given. */
  sold: number;
  filled: number;
  /** The demo's own school stands there so. */
  own?: 'approved' | 'applied' | 'waiting-list' | 'checked-in';
  ticket?: true;
  /** Who may come, and from which province; without, the organiser alone. */
  comes?: keyof typeof comers;
  from?: string;
  state?: 'draft' | 'cancelled';
}

const comers = words.comers as unknown as Record<
  'schools' | 'teachers' | 'public' | 'private' | 'vocational' | 'colleges',
  readonly CompanyTypeCode[]
>;

/** Whether such a company has its place at the fair. */
export const fits = (
  { comes, from = '', organiser }: FairPlan,
  { name, type, city }: { name: string; type: CompanyTypeCode; city: string },
): boolean => (comes ? comers[comes].includes(type) && city.startsWith(from) : name === organiser);

/** Every fair of the demo, from the one that is over longest to the one farthest ahead. */
export const fairPlans = plans as unknown as readonly FairPlan[];

/** What a visitor is told, and what happens when: by the kind of fair. */
interface Words {
  /** What follows the name of the organiser; `{booths}` stand in the plan. */
  offer: string;
  seekers: readonly string[];
  schedule: readonly (readonly [after: number, title: string, place: string])[];
  /** How the last line of the schedule is called. */
  end: string;
  /** What a school wishes for its place, and what it notes of who came. */
  wish: string;
  noted: string;
}

const { onsite, society, talk, online, broadcast } = words as unknown as Record<
  'onsite' | 'society' | 'talk' | 'online' | 'broadcast',
  Words
>;

export function wordsOf(type: FairPlan['type']): Words {
  const { kind, ...facts }: { kind: string; online?: boolean } = fairTypes[type];
  if (type === 'online-talk' || type === 'livestream') return broadcast;
  if (facts.online) return online;
  if (type === 'talk') return talk;
  return kind === 'society' ? society : onsite;
}

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

export function introOf({ title, organiser, booths, type }: FairPlan): string {
  const { offer, seekers } = wordsOf(type);
  // At a talk the host speaks for its own posts.
  const posts = `岗位以${type === 'talk' || type === 'online-talk' ? '主办' : '参会'}单位发布的为准`;
  return `${title}由${organiser}主办，${fairTypes[type].label}形式，${fill(offer, { booths })}，${posts}。

求职者须知：
${numbered(seekers)}`;
}

export function scheduleOf(type: FairPlan['type'], startsAt: Date, endsAt: Date) {
  const { schedule, end } = wordsOf(type);
  const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();
  const lines = schedule.map(([after, title, place]) => ({ at: at(after), title, place }));
  return [...lines, { at: endsAt.toISOString(), title: end, place: '' }];
}
