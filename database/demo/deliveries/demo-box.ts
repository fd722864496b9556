import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { byDaylight, day, hour, plus, startOfDay } from '../moments.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import type { Seeker } from '../seekers/seeker.ts';
import type { Sent } from './draw-deliveries.ts';
import { demoBox, drawHistory, drawInterviewNote, type Plan } from './draw-history.ts';
import { type History, historyOf } from './history.ts';
import { suitsLife, tookAt } from './opening-index.ts';

/** Hours since sending of the three that become overdue within a day. */
const dueSoon = [6 * 24 + 4, 6 * 24 + 15, 6 * 24 + 21];
const meetingsToday = [10, 14, 15, 16.5];

/** When it was sent: before noon, so that the office answers on the same day. Those about to be overdue keep their hour. */
function sentAt(random: Random, now: Date, ago: number): Date {
  if (ago < 1) return byDaylight(now, Math.max(0.01, ago) * day);
  if (ago > 6 && ago < 7) return plus(now, -ago * day);
  return plus(startOfDay(plus(now, -ago * day)), 8 * hour + random.next() * 5 * hour);
}

/** What was sent, and how many days ago. */
function slotsOf(random: Random): { plan: Plan; ago: number }[] {
  const drawn = demoBox.flatMap(([plan, count, [from, to]]) =>
    Array.from({ length: count }, () => ({ plan, ago: from + random.next() * (to - from) })),
  );
  return [...dueSoon.map((hours) => ({ plan: [], ago: hours / 24 })), ...drawn];
}

/** An interview of today that was accepted, whatever the hour is now. */
function meetingToday(random: Random, submittedAt: Date, startsAt: Date, contact: string): History {
  const place = { mode: 'onsite', place: '博学楼 302', link: '' } as const;
  const after = (hours: number) => plus(submittedAt, hours * hour);
  return historyOf(
    { move: 'deliver', at: submittedAt },
    { move: 'open', at: after(2) },
    { move: 'shortlist', at: after(4) },
    { move: 'invite', at: after(53), terms: { startsAt, ...place, contact, note: drawInterviewNote(random) } },
    { move: 'accept-interview', at: after(60) },
  );
}

/** Whether a person has the degree and the certificate that a post asks for. */
function isQualified({ persona }: Seeker, { education, certificate }: Opening['post']): boolean {
  const degree = isCode(educations, education) ? meetsEducation(persona.education, education) : true;
  return degree && (!certificate || persona.certificate !== null);
}

/** The box of the demo recruiter: every state, some about to be overdue, interviews today. */
export function drawDemoBox(
  random: Random,
  own: readonly Opening[],
  seekers: readonly Seeker[],
  now: Date,
): (Sent & { seeker: Seeker })[] {
  const [lead] = own;
  const contact = lead?.employer.members[0]?.row.name ?? '';
  const used = new Set<string>();
  const entries: (Sent & { seeker: Seeker })[] = [];
  /** People who would deliver to the post first, for one that goes well those who may be employed; anyone where there are none left. */
  const findSeeker = ({ post }: Opening, qualified: boolean): Seeker | undefined => {
    const start = random.int(0, Math.max(0, seekers.length - 1));
    const lives = [...seekers.slice(start), ...seekers.slice(0, start)].filter(
      ({ jober, persona }) => !used.has(`${jober.id} ${post.id}`) && suitsLife(persona, post),
    );
    const able = lives.filter((seeker) => !qualified || isQualified(seeker, post));
    const fitting = able.find(
      ({ persona }) => persona.stage === post.stages?.[0] && persona.subject === (post.subjects?.[0] ?? null),
    );
    return post.tenure === 'retired' ? fitting : (fitting ?? able[0] ?? lives[0]);
  };
  const place = (submittedAt: Date, qualified: boolean, draw: () => History) => {
    const openings = own.filter((opening) => tookAt(opening, submittedAt, now));
    const toLead = lead && openings.includes(lead) && random.chance(0.4);
    const opening = toLead ? lead : openings[Math.floor(random.next() ** 1.7 * openings.length)];
    const seeker = opening && findSeeker(opening, qualified);
    if (!opening || !seeker) return;
    used.add(`${seeker.jober.id} ${opening.post.id}`);
    entries.push({ seeker, opening, history: draw() });
  };
  const today = startOfDay(now);
  const week = plus(today, -8 * day + 8 * hour);
  for (const at of meetingsToday) place(week, true, () => meetingToday(random, week, plus(today, at * hour), contact));
  for (const { plan, ago } of slotsOf(random)) {
    const submittedAt = sentAt(random, now, ago);
    const goesWell = plan.includes('shortlist') && !plan.includes('reject');
    place(submittedAt, goesWell, () => drawHistory(random, plan, { submittedAt, now, contact, replyMinutes: 40 }));
  }
  return entries;
}
