import { sql } from 'drizzle-orm';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { follow } from '#database/schema/companies.ts';
import { delivery, deliveryEvent, interview, resume, resumeView } from '#database/schema/deliveries.ts';
import { account, consent, favourite, jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { postDay } from '#database/schema/posts.ts';
import { demoPeople } from '../accounts.ts';
import { type DemoTransaction, openBatch } from '../bulk-insert.ts';
import { documentationIp, rowsOf } from '../deliveries/delivery-rows.ts';
import { drawDemoBox } from '../deliveries/demo-box.ts';
import { drawOwnDeliveries } from '../deliveries/demo-own.ts';
import { drawDeliveries, type Sent } from '../deliveries/draw-deliveries.ts';
import { noticesOf } from '../deliveries/notices.ts';
import { OpeningIndex } from '../deliveries/opening-index.ts';
import { consentedAt } from '../legal-dates.ts';
import { day, isoMonth, officeMoment, plus } from '../moments.ts';
import type { LoadedPosts, Opening } from '../posts/load-posts.ts';
import { drawDays } from '../posts/numbers.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { drawSeeker, resumeRow } from './draw-seeker.ts';
import type { Seeker } from './seeker.ts';

/**
 * The resume that the demo walks through: 20 months of teaching with a gap, one certificate, no 职称 yet. `month:19` is the month
 * nineteen months ago.
 */
const written = JSON.stringify(readData('demo-seeker'));
const contentOf = (now: Date): ResumeContent =>
  JSON.parse(written.replace(/month:(-?\d+)/g, (_, ago) => isoMonth(now, -Number(ago))));

const versions = ['公办高中版', '国际学校版', '教研员版'] as const;

/** 林知夏, the demo's seeker, with three versions of her resume. */
export function demoSeeker(random: Random, { now, passwordHash }: { now: Date; passwordHash: string }): Seeker {
  const content = contentOf(now);
  const createdAt = plus(now, -96 * day);
  const account = {
    id: random.id(),
    phone: demoPeople.seeker.phone,
    passwordHash,
    status: 'active' as const,
    createdAt,
  };
  const jober = {
    id: random.id(),
    accountId: account.id,
    name: demoPeople.seeker.name,
    gender: 'female',
    birthday: `${Number(isoMonth(now).slice(0, 4)) - 28}-04-16`,
    education: 'master',
    identity: 'teacher',
    cityCode: '330100',
    privacy: 'delivered',
    createdAt,
    updatedAt: plus(now, -3 * day),
  };
  const resumes = versions.map((name, index) => {
    const row = resumeRow(random, jober.id, name, content, plus(createdAt, index * 9 * day));
    return { ...row, isDefault: index === 0, updatedAt: plus(now, -(index * 9 + 1) * day) };
  });
  const persona = {
    wish: '高中数学教师',
    stage: 'senior',
    subject: 'math',
    education: 'master',
    majors: ['学科教学（数学）'],
    certificate: 'senior',
    identity: 'teacher',
    years: 3,
    cityCode: '330100',
  } as const;
  return { account, jober, resumes, persona };
}

const people = { account, jober, resume, consent };
const traces = { delivery, deliveryEvent, interview, resumeView, favourite, follow, notification, postDay };

const batchSize = 250;
/** Who may stand in the demo recruiter's box: enough of every stage, few enough to keep in memory. */
const realSeekers = 4000;

interface Options {
  posts: LoadedPosts;
  resumes: number;
  now: Date;
  passwordHash: string;
  nextPhone(): number;
  onProgress(done: number): void;
}

/** Those of the drawn posts that are of the demo seeker's subject and stages; in place of the others what is nearest to her. */
function hers(drawn: readonly Opening[], known: readonly Opening[]): readonly Opening[] {
  const fits = ({ post }: Opening) =>
    post.subjects?.[0] === 'math' && (post.stages?.[0] === 'senior' || post.stages?.[0] === 'junior');
  const near = ({ post }: Opening) => Number(post.regionCode.startsWith('33')) * 2 + Number(post.status === 'open');
  const others = known.filter(fits).sort((a, b) => near(b) - near(a));
  const byId = new Map([...drawn.filter(fits), ...others].map((one) => [one.post.id, one]));
  return [...byId.values()].slice(0, drawn.length);
}

/** What was sent is counted as the server's clock does, so that its first count changes nothing. */
async function countDeliveries(tx: DemoTransaction, own: readonly Opening[], now: Date): Promise<void> {
  await tx.execute(sql`
    update post set delivery_count = greatest(delivery_count, sent.n)
    from (select post_id, count(*)::int as n from delivery group by post_id) as sent where sent.post_id = post.id`);
  await tx.execute(sql`
    update post_day set deliveries = sent.n
    from (
      select post_id, (submitted_at at time zone 'Asia/Shanghai')::date as day, count(*)::int as n from delivery
      where post_id = any(${sql.param(own.map(({ post }) => post.id))}::bigint[]) group by 1, 2) as sent
    where sent.post_id = post_day.post_id and sent.day = post_day.day`);
  await tx.execute(sql`update company set reply_rate = null, reply_minutes = null`);
  await tx.execute(sql`
    update company set reply_rate = counted.rate, reply_minutes = counted.minutes
    from (
      select company_id, round(100.0 * count(*) filter (where took <= interval '7 days') / count(*)) as rate,
        round(extract(epoch from percentile_cont(0.5) within group (order by took)) / 60) as minutes
      from (
        select company_id, answered_at - submitted_at as took from delivery
        where submitted_at > ${now}::timestamptz - interval '90 days' and coalesce(answered_at, overdue_at) is not null
      ) as due
      group by company_id having count(*) >= 5) as counted
    where company.id = counted.company_id`);
}

/** Writes the seekers with their resumes and deliveries, and what those leave behind on either side. */
export async function loadPeople(tx: DemoTransaction, random: Random, options: Options): Promise<void> {
  const { posts, resumes, now, onProgress } = options;
  const { openings, own, famous } = posts;
  const batch = openBatch(tx, { ...people, ...traces });

  const addSeeker = (seeker: Seeker): number => {
    const { id: accountId, createdAt = now } = seeker.account;
    const given = { accountId, subjectId: null, ip: documentationIp(random), revokedAt: null };
    batch.add('account', seeker.account);
    batch.add('jober', seeker.jober);
    batch.add('resume', ...seeker.resumes);
    for (const kind of ['privacy', 'agreement'] as const) {
      const grantedAt = consentedAt(kind, createdAt, now);
      batch.add('consent', { id: random.id(), kind, version: legalVersions[kind], grantedAt, ...given });
    }
    return seeker.resumes.length;
  };

  const addDelivery = (seeker: Seeker, { opening, history }: Sent, tell?: 'seeker' | 'company'): void => {
    const [resumeRow] = seeker.resumes;
    if (!resumeRow) return;
    const rows = rowsOf(random, seeker, resumeRow, opening, history, now);
    batch.add('consent', rows.consent);
    batch.add('delivery', rows.delivery);
    batch.add('deliveryEvent', ...rows.events);
    batch.add('interview', ...rows.interviews);
    batch.add('resumeView', ...rows.views);
    if (!tell) return;
    const about = { now, deliveryId: rows.delivery.id, seeker, opening, history };
    batch.add('notification', ...noticesOf(random, tell, about));
  };

  /** A company that found a public resume by itself. */
  const addLook = (drawing: Random, { jober: person }: Seeker): void => {
    if (person.privacy !== 'public' || openings.length === 0 || !drawing.chance(0.4)) return;
    const { company, members } = drawing.pick(openings).employer;
    const [member] = members;
    if (!member || company.row.status !== 'approved') return;
    const viewedAt = officeMoment(drawing, now, drawing.int(0, 30));
    if (viewedAt < (person.createdAt as Date)) return;
    const via = drawing.chance(0.7) ? 'search' : 'recommendation';
    const by = { companyId: company.row.id, memberId: member.row.id, via, deliveryId: null };
    batch.add('resumeView', { id: drawing.id(), joberId: person.id, ...by, viewedAt });
  };

  const addDemo = (heroine: Seeker, stored: readonly Seeker[]): void => {
    const drawing = random.fork('demo');
    for (const sent of drawOwnDeliveries(drawing, { ...posts, now })) addDelivery(heroine, sent, 'seeker');
    for (const { seeker, ...sent } of drawDemoBox(drawing, own, stored, now)) addDelivery(seeker, sent, 'company');
    const marked = (daysAgo: number) => ({
      id: drawing.id(),
      joberId: heroine.jober.id,
      createdAt: plus(now, -daysAgo * day),
    });
    for (const [index, { post }] of hers(drawing.sample(famous, 9), [...famous, ...openings]).entries())
      batch.add('favourite', { ...marked(index + 1), postId: post.id });
    for (const companyId of [...new Set(famous.map(({ post }) => post.companyId))].slice(0, 6))
      batch.add('follow', { ...marked(12), companyId });
  };

  const index = new OpeningIndex(openings);
  const [drawing, sending] = [random.fork('seekers'), random.fork('deliveries')];
  const stored: Seeker[] = [];
  const heroine = demoSeeker(random.fork('demo seeker'), options);
  let done = resumes > 0 ? addSeeker(heroine) : 0;
  while (done < resumes) {
    const seeker = drawSeeker(drawing, options);
    done += addSeeker(seeker);
    for (const sent of drawDeliveries(sending, seeker, index, now)) addDelivery(seeker, sent);
    addLook(sending, seeker);
    if (stored.length < realSeekers) stored.push(seeker);
    if (done % batchSize > 0) continue;
    await batch.send();
    onProgress(done);
  }
  if (resumes > 0) addDemo(heroine, stored);
  batch.add('postDay', ...own.flatMap(({ post }) => drawDays(random, post, now)));
  await batch.end();
  await countDeliveries(tx, own, now);
  onProgress(done);
}
