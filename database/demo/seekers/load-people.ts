import { legalVersions } from '#contract/personal-data/legal.ts';
import { follow } from '#database/schema/companies.ts';
import { delivery, deliveryEvent, interview, resume, resumeView } from '#database/schema/deliveries.ts';
import { account, consent, favourite, jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { postDay } from '#database/schema/posts.ts';
import { Batch } from '../batch.ts';
import { DeliveryCounts } from '../deliveries/delivery-counts.ts';
import { documentationIp, rowsOf } from '../deliveries/delivery-rows.ts';
import { drawDemoBox } from '../deliveries/demo-box.ts';
import { drawOwnDeliveries } from '../deliveries/demo-own.ts';
import { drawDeliveries } from '../deliveries/draw-deliveries.ts';
import type { History } from '../deliveries/history.ts';
import { noticesOf } from '../deliveries/notices.ts';
import { OpeningIndex } from '../deliveries/opening-index.ts';
import { ReplyTally } from '../deliveries/reply-tally.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { consentedAt } from '../legal-dates.ts';
import { day, officeMoment, plus } from '../moments.ts';
import type { LoadedPosts } from '../posts/load-posts.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import { demoSeeker } from './demo-seeker.ts';
import { drawSeeker } from './draw-seeker.ts';
import type { Seeker } from './seeker.ts';

const tables = {
  account,
  jober,
  resume,
  consent,
  delivery,
  deliveryEvent,
  interview,
  resumeView,
  favourite,
  follow,
  notification,
  postDay,
};

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

/** Writes the seekers with their resumes and deliveries, and what those leave behind on either side. */
export class PeopleLoad {
  private readonly tx: DemoTransaction;
  private readonly random: Random;
  private readonly options: Options;
  private readonly batch: Batch<typeof tables>;
  private readonly tally: ReplyTally;
  private readonly counts = new DeliveryCounts();

  constructor(tx: DemoTransaction, random: Random, options: Options) {
    this.tx = tx;
    this.random = random;
    this.options = options;
    this.batch = new Batch(tx, tables);
    this.tally = new ReplyTally(options.now);
  }

  async run(): Promise<void> {
    const { posts, resumes, now, onProgress } = this.options;
    const index = new OpeningIndex(posts.openings);
    const drawing = this.random.fork('seekers');
    const sending = this.random.fork('deliveries');
    const stored: Seeker[] = [];
    const heroine = demoSeeker(this.random.fork('demo seeker'), this.options);
    let done = resumes > 0 ? this.addSeeker(heroine) : 0;
    while (done < resumes) {
      const seeker = drawSeeker(drawing, this.options);
      done += this.addSeeker(seeker);
      for (const { opening, history } of drawDeliveries(sending, seeker, index, now))
        this.addDelivery(seeker, opening, history);
      this.addLook(sending, seeker, posts.openings);
      if (stored.length < realSeekers) stored.push(seeker);
      if (done % batchSize === 0) {
        await this.batch.send();
        onProgress(done);
      }
    }
    if (resumes > 0) this.addDemo(heroine, stored);
    this.batch.add('postDay', ...this.counts.daysOf(this.random, posts.own, now));
    await this.batch.end();
    await this.counts.write(this.tx, posts.own);
    await this.tally.write(this.tx);
    onProgress(done);
  }

  private addSeeker(seeker: Seeker): number {
    const { account: own, jober: person, resumes } = seeker;
    const given = {
      accountId: own.id,
      subjectId: null,
      ip: documentationIp(this.random),
      revokedAt: null,
    };
    this.batch.add('account', own);
    this.batch.add('jober', person);
    this.batch.add('resume', ...resumes);
    for (const kind of ['privacy', 'agreement'] as const) {
      const grantedAt = consentedAt(kind, own.createdAt ?? this.options.now, this.options.now);
      this.batch.add('consent', { id: this.random.id(), kind, version: legalVersions[kind], grantedAt, ...given });
    }
    return resumes.length;
  }

  private addDelivery(seeker: Seeker, opening: Opening, history: History, tell?: 'seeker' | 'company'): void {
    const resumeRow = seeker.resumes[0];
    if (!resumeRow) return;
    const rows = rowsOf(this.random, seeker, resumeRow, opening, history, this.options.now);
    this.batch.add('consent', rows.consent);
    this.batch.add('delivery', rows.delivery);
    this.batch.add('deliveryEvent', ...rows.events);
    this.batch.add('interview', ...rows.interviews);
    this.batch.add('resumeView', ...rows.views);
    this.counts.add(opening.post.id, history.submittedAt);
    this.tally.add(opening.post.companyId, history);
    if (!tell) return;
    const about = { now: this.options.now, deliveryId: rows.delivery.id, seeker, opening, history };
    this.batch.add('notification', ...noticesOf(this.random, tell, about));
  }

  /** Companies that found a public resume by themselves. */
  private addLook(random: Random, { jober: person }: Seeker, openings: readonly Opening[]): void {
    if (person.privacy !== 'public' || openings.length === 0 || !random.chance(0.4)) return;
    const { company, members } = random.pick(openings).employer;
    const member = members[0];
    if (!member || company.row.status !== 'approved') return;
    const viewedAt = officeMoment(random, this.options.now, random.int(0, 30));
    if (viewedAt < (person.createdAt as Date)) return;
    const via = random.chance(0.7) ? 'search' : 'recommendation';
    const look = {
      joberId: person.id,
      companyId: company.row.id,
      memberId: member.row.id,
      via,
      deliveryId: null,
      viewedAt,
    };
    this.batch.add('resumeView', { id: random.id(), ...look });
  }

  private addDemo(heroine: Seeker, stored: readonly Seeker[]): void {
    const { posts, now } = this.options;
    const random = this.random.fork('demo');
    for (const { opening, history } of drawOwnDeliveries(random, { ...posts, now })) {
      this.addDelivery(heroine, opening, history, 'seeker');
    }
    for (const { seeker, opening, history } of drawDemoBox(random, posts.own, stored, now)) {
      this.addDelivery(seeker, opening, history, 'company');
    }
    for (const [index, { post }] of hers(random.sample(posts.famous, 9), [
      ...posts.famous,
      ...posts.openings,
    ]).entries()) {
      this.batch.add('favourite', {
        id: random.id(),
        joberId: heroine.jober.id,
        postId: post.id,
        createdAt: plus(now, -(index + 1) * day),
      });
    }
    const companies = new Set(posts.famous.map(({ post }) => post.companyId));
    for (const companyId of [...companies].slice(0, 6)) {
      this.batch.add('follow', {
        id: random.id(),
        joberId: heroine.jober.id,
        companyId,
        createdAt: plus(now, -12 * day),
      });
    }
  }
}
