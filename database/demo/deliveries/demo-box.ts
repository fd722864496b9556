import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { byDaylight, day, hour, plus, startOfDay } from '../moments.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { interviewNotes } from './delivery-words.ts';
import { drawHistory } from './draw-history.ts';
import { History } from './history.ts';
import { suitsLife, takenBetween } from './opening-index.ts';
import { demoBox, type Plan } from './plans.ts';

interface BoxEntry {
  seeker: Seeker;
  opening: Opening;
  history: History;
}

interface Slot {
  plan: Plan;
  /** Days ago that it was sent. */
  ago: number;
}

/** Hours since sending of the three that become overdue within a day. */
const dueSoon = [6 * 24 + 4, 6 * 24 + 15, 6 * 24 + 21];
const meetingsToday = [10, 14, 15, 16.5];

/** Before noon, so that the office answers on the same day. Those about to be overdue keep their hour. */
function sentInTheMorning(random: Random, now: Date, ago: number): Date {
  if (ago > 6 && ago < 7) return plus(now, -ago * day);
  return plus(startOfDay(plus(now, -ago * day)), 8 * hour + random.next() * 5 * hour);
}

function slotsOf(random: Random): Slot[] {
  const drawn = demoBox.flatMap(([plan, count, [from, to]]) =>
    Array.from({ length: count }, () => ({ plan, ago: from + random.next() * (to - from) })),
  );
  return [...dueSoon.map((hours) => ({ plan: [], ago: hours / 24 })), ...drawn];
}

/** An interview of today that was accepted, whatever the hour is now. */
function meetingToday(random: Random, at: number, now: Date, contact: string): History {
  const submittedAt = plus(startOfDay(now), -8 * day + 8 * hour);
  const terms = {
    startsAt: plus(startOfDay(now), at * hour),
    mode: 'onsite',
    place: '博学楼 302',
    link: '',
    contact,
    note: random.pick(interviewNotes),
  } as const;
  const after = (hours: number) => plus(submittedAt, hours * hour);
  return new History()
    .add({ move: 'deliver', by: 'seeker', at: submittedAt })
    .add({ move: 'open', by: 'recruiter', at: after(2) })
    .add({ move: 'shortlist', by: 'recruiter', at: after(4) })
    .add({ move: 'invite', by: 'recruiter', at: after(53), terms })
    .add({ move: 'accept-interview', by: 'seeker', at: after(60) });
}

/** Whether a person has the degree and the certificate that a post asks for. */
function isQualified({ persona }: Seeker, { post }: Opening): boolean {
  const degree = isCode(educations, post.education) ? meetsEducation(persona.education, post.education) : true;
  return degree && (!post.certificate || persona.certificate !== null);
}

interface FindSeekerInput {
  opening: Opening;
  used: Set<string>;
  /** For a delivery that goes well: somebody who may be employed. */
  qualified: boolean;
}

/** People who would deliver to the post first; anyone where there are none left. */
function findSeeker(
  random: Random,
  { opening, used, qualified }: FindSeekerInput,
  seekers: readonly Seeker[],
): Seeker | null {
  const { post } = opening;
  const free = (seeker: Seeker) => !used.has(`${seeker.jober.id} ${post.id}`);
  const fits = ({ persona }: Seeker) =>
    persona.stage === post.stages?.[0] && persona.subject === (post.subjects?.[0] ?? null);
  const start = random.int(0, Math.max(0, seekers.length - 1));
  const inTurn = [...seekers.slice(start), ...seekers.slice(0, start)];
  const lives = (seeker: Seeker) => free(seeker) && suitsLife(seeker.persona, post);
  const may = (seeker: Seeker) => lives(seeker) && (!qualified || isQualified(seeker, opening));
  const fitting = inTurn.find((seeker) => fits(seeker) && may(seeker));
  if (fitting || post.tenure === 'retired') return fitting ?? null;
  return inTurn.find(may) ?? inTurn.find(lives) ?? null;
}

/** The box of the demo recruiter: every state, some about to be overdue, interviews today. */
export function drawDemoBox(
  random: Random,
  own: readonly Opening[],
  seekers: readonly Seeker[],
  now: Date,
): BoxEntry[] {
  const [lead] = own;
  const contact = lead?.employer.members[0]?.row.name ?? '';
  const used = new Set<string>();
  const entries: BoxEntry[] = [];
  const place = (openings: readonly Opening[], qualified: boolean, draw: () => History) => {
    const opening =
      lead && openings.includes(lead) && random.chance(0.4)
        ? lead
        : openings[Math.floor(random.next() ** 1.7 * openings.length)];
    const seeker = opening && findSeeker(random, { opening, used, qualified }, seekers);
    if (!opening || !seeker) return;
    used.add(`${seeker.jober.id} ${opening.post.id}`);
    entries.push({ seeker, opening, history: draw() });
  };
  const openAt = (at: Date) =>
    own.filter((opening) => {
      const span = takenBetween(opening, new Date(0), now);
      return span && span[0] <= at && at < span[1];
    });
  for (const at of meetingsToday) {
    place(openAt(plus(startOfDay(now), -8 * day + 8 * hour)), true, () => meetingToday(random, at, now, contact));
  }
  for (const { plan, ago } of slotsOf(random)) {
    const submittedAt = ago < 1 ? byDaylight(now, Math.max(0.01, ago) * day) : sentInTheMorning(random, now, ago);
    const goesWell = plan.includes('shortlist') && !plan.includes('reject');
    place(openAt(submittedAt), goesWell, () =>
      drawHistory(random, plan, { submittedAt, now, contact, replyMinutes: 40 }),
    );
  }
  return entries;
}
