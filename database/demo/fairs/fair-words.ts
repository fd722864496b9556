import { fairTypes } from '#contract/taxonomy/fair-types.ts';
import { hour } from '../moments.ts';
import { readData } from '../read-data.ts';
import type { FairPlan } from './fair-plan.ts';

/** What a visitor and a school are told, and what happens when: by the kind of fair. */
interface Words {
  /** What follows the name of the organiser; `{booths}` stand in the plan. */
  offer: string;
  seekers: readonly string[];
  schools: readonly string[];
  schedule: readonly (readonly [after: number, title: string, place: string])[];
  /** How the last line of the schedule is called. */
  end: string;
  /** What a school wishes for its place, and what it notes of who came. */
  wish: string;
  noted: string;
}

const { onsite, society, talk, online, broadcast } =
  readData<Record<'onsite' | 'society' | 'talk' | 'online' | 'broadcast', Words>>('fair-words');

export function wordsOf(type: FairPlan['type']): Words {
  const { kind, ...facts }: { kind: string; online?: boolean } = fairTypes[type];
  if (type === 'online-talk' || type === 'livestream') return broadcast;
  if (facts.online) return online;
  if (type === 'talk') return talk;
  return kind === 'society' ? society : onsite;
}

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** Fairs at which the host speaks for its own posts. */
const hosts = new Set<FairPlan['type']>(['talk', 'online-talk']);

export function introOf({ title, organiser, booths, type }: FairPlan): string {
  const words = wordsOf(type);
  const posts = hosts.has(type) ? '岗位以主办单位发布的为准' : '岗位以参会单位发布的为准';
  return `${title}由${organiser}主办，${fairTypes[type].label}形式，${words.offer.replace('{booths}', String(booths))}，${posts}。

求职者须知：
${numbered(words.seekers)}

单位须知：
${numbered(words.schools)}`;
}

export function scheduleOf(type: FairPlan['type'], startsAt: Date, endsAt: Date) {
  const { schedule, end } = wordsOf(type);
  const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();
  return [
    ...schedule.map(([after, title, place]) => ({ at: at(after), title, place })),
    { at: endsAt.toISOString(), title: end, place: '' },
  ];
}
