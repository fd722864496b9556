import {
  fair,
  fairBooth,
  fairEvent,
  fairExhibitor,
  fairExhibitorPost,
  fairVisit,
  fairVisitor,
} from '#database/schema/fairs.ts';
import { Batch } from '../batch.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { type Crowd, type Employer, gatherCrowd, silenceCrowd } from './crowd.ts';
import { drawFair } from './draw-fair.ts';
import type { FairPlan } from './fair-plan.ts';
import { wordsOf } from './fair-words.ts';
import { fairPlans } from './plans.ts';

const tables = { fair, fairBooth, fairExhibitor, fairExhibitorPost, fairVisitor, fairVisit, fairEvent };
type Rows = Batch<typeof tables>;
type Drawn = ReturnType<typeof drawFair>;

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeOf = (random: Random) => Array.from({ length: 12 }, () => random.pick([...SIGNS])).join('');

/** What may come to a fair for one kind of school. */
const schoolTypes = new Set(['public-school', 'private-school', 'international-school']);

/** Schools of the city first, then from elsewhere; the demo's own only where the plan names it. */
function whoComes(random: Random, plan: FairPlan, { employers, ownId }: Crowd): Employer[] {
  const wanted = plan.title.includes('中小学') ? schoolTypes : null;
  const others = employers.filter(({ id, type }) => id !== ownId && (wanted?.has(type) ?? true));
  const near = others.filter(({ city }) => city === plan.city);
  const far = others.filter(({ city }) => city !== plan.city);
  const requested = Math.round(plan.booths * plan.sold);
  return [...random.sample(near, requested), ...random.sample(far, requested)].slice(0, requested);
}

/** A company at its booth, or waiting for one. */
function addExhibitor(
  rows: Rows,
  random: Random,
  { row, booths }: Drawn,
  employer: Employer,
  status: string,
  at: number,
): string {
  const id = random.id();
  const seated = status !== 'waiting-list';
  const booth = seated ? booths[at] : undefined;
  const appliedAt = plus(row.createdAt, random.next() * 10 * day);
  const over = row.status === 'ended';
  rows.add('fairExhibitor', {
    id,
    fairId: row.id,
    companyId: employer.id,
    status,
    people: [{ name: employer.person, title: employer.title }],
    wish: random.chance(0.2) ? wordsOf(row.type as FairPlan['type']).wish : '',
    waitNumber: seated ? null : 1,
    reason: null,
    results:
      over && random.chance(0.7)
        ? { resumes: random.int(18, 90), interviews: random.int(4, 20), intents: random.int(0, 6), note: '' }
        : null,
    appliedAt,
    decidedAt: seated ? plus(appliedAt, day) : null,
    checkedInAt: status === 'checked-in' ? row.startsAt : null,
  });
  rows.add('fairExhibitorPost', ...employer.posts.map((postId, place) => ({ exhibitorId: id, postId, place })));
  const step = { fairId: row.id, subject: 'exhibitor', subjectId: id };
  rows.add('fairEvent', {
    ...step,
    id: random.id(),
    fromStatus: null,
    move: 'apply',
    toStatus: 'applied',
    at: appliedAt,
  });
  if (booth) Object.assign(booth, { companyId: employer.id, status: status === 'applied' ? 'held' : 'sold' });
  return id;
}

function addVisitor(
  rows: Rows,
  random: Random,
  { row }: Drawn,
  joberId: string,
  { status, waitNumber = null }: { status: string; waitNumber?: number | null },
  now: Date,
): string {
  const id = random.id();
  const until = Math.min(now.getTime(), row.startsAt.getTime());
  const signedUpAt = new Date(row.signUpFrom.getTime() + random.next() * Math.max(1, until - row.signUpFrom.getTime()));
  const came = status === 'checked-in';
  rows.add('fairVisitor', {
    id,
    fairId: row.id,
    joberId,
    status,
    ticketCode: codeOf(random),
    waitNumber,
    signedUpAt,
    checkedInAt: came ? plus(row.startsAt, random.next() * 3_600_000) : null,
  });
  const step = { fairId: row.id, subject: 'visitor', subjectId: id, fromStatus: null };
  const move =
    waitNumber === null ? { move: 'sign-up', toStatus: 'signed-up' } : { move: 'queue', toStatus: 'waiting' };
  rows.add('fairEvent', { ...step, ...move, id: random.id(), at: signedUpAt });
  return id;
}

function fill(rows: Rows, random: Random, plan: FairPlan, drawn: Drawn, crowd: Crowd, now: Date): void {
  const { row } = drawn;
  const over = row.status === 'ended';
  const own = crowd.employers.find(({ id }) => id === crowd.ownId);
  // On the day itself some are still on their way.
  const hasCome = (turn: number) => over || (row.status === 'running' && turn % 5 !== 3);
  let at = 0;
  let ownExhibitor: string | null = null;
  if (own && plan.own) {
    ownExhibitor = addExhibitor(rows, random, drawn, own, plan.own, 2);
    if (plan.own === 'waiting-list') row.lastWaiting = 1;
  }
  for (const employer of whoComes(random, plan, crowd)) {
    if (at === 2 && ownExhibitor && plan.own !== 'waiting-list') at += 1;
    if (at >= drawn.booths.length) break;
    addExhibitor(rows, random, drawn, employer, hasCome(at) ? 'checked-in' : 'approved', at);
    at += 1;
  }
  const seats = Math.min(crowd.joberIds.length, Math.round(plan.capacity * plan.filled));
  const people = random.sample(crowd.joberIds, seats + 12);
  const cancelled = plan.state === 'cancelled';
  people.slice(0, seats).forEach((joberId, turn) => {
    const here = over ? random.chance(0.8) : row.status === 'running' && random.chance(0.3);
    const visitorId = addVisitor(
      rows,
      random,
      drawn,
      joberId,
      { status: cancelled ? 'cancelled' : here ? 'checked-in' : 'signed-up' },
      now,
    );
    if (ownExhibitor && here && turn % 5 === 0)
      rows.add('fairVisit', {
        exhibitorId: ownExhibitor,
        visitorId,
        at: plus(row.startsAt, (1 + random.next()) * 3_600_000),
        note: random.pick(['', '', '约周五试讲', wordsOf(plan.type).noted]),
      });
  });
  row.taken = cancelled ? 0 : seats;
  if (plan.ticket && crowd.seekerId) {
    addVisitor(rows, random, drawn, crowd.seekerId, { status: over ? 'checked-in' : 'signed-up' }, now);
    row.taken += 1;
  }
  if (!over && plan.filled === 1) {
    row.capacity = row.taken;
    people.slice(seats).forEach((joberId, turn) => {
      row.lastWaiting = Math.max(row.lastWaiting ?? 0, turn + 1);
      addVisitor(rows, random, drawn, joberId, { status: 'waiting', waitNumber: turn + 1 }, now);
    });
  }
}

/** Fairs of the last weeks, today and the next three months, with booths, exhibitors and visitors. */
export async function loadFairs(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const crowd = await gatherCrowd(tx);
  const rows: Rows = new Batch(tx, tables);
  for (const plan of fairPlans) {
    const drawn = drawFair(random, plan, now);
    if (plan.state !== 'draft') fill(rows, random, plan, drawn, crowd, now);
    const full = drawn.booths.every((booth) => 'companyId' in booth);
    rows.add('fair', { ...drawn.row, ...(full && drawn.row.status === 'open' ? { status: 'full' } : {}) });
    rows.add(
      'fairBooth',
      ...drawn.booths.map((booth) => ({ status: 'free', companyId: null, heldUntil: null, ...booth })),
    );
  }
  await rows.end();
  await silenceCrowd(tx, crowd);
}
