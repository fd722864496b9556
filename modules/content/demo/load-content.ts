import { eq, sql } from 'drizzle-orm';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, hour, isoDay, minute, officeMoment, plus, startOfDay } from '#database/demo/moments.ts';
import { photoRow, photoUrl } from '#database/demo/photos.ts';
import type { Random } from '#database/demo/random.ts';
import { readData } from '#database/demo/read-data.ts';
import { addPastActs } from '#database/demo/reviews/load-past.ts';
import { upload } from '#database/schema/files.ts';
import { rowOf, rowsOf } from '#server/platform/database/database.ts';
import type {
  AdmissionFacts,
  ArticleFacts,
  BannerFacts,
  GuideFacts,
  LectureFacts,
  PolicyFacts,
} from '../contract/content-items.ts';
import { contentItem, lectureGuest } from '../schema.ts';
import { illustrated } from './demo-pictures.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

/** The articles of 新闻资讯, one every few days back from today. */
const drawArticles = (random: Random, now: Date): ContentRow[] =>
  readItems<{ article: ArticleFacts }>('articles').map((item, at) => ({
    ...publishedRow(random, 'article', item, officeMoment(random, now, at * 3 + random.int(0, 2)), now),
    facts: item.article,
  }));

const drawGuides = (random: Random, now: Date): ContentRow[] =>
  readItems<{ guide: GuideFacts }>('guides').map((item, at) => ({
    ...publishedRow(random, 'guide', item, officeMoment(random, now, 3 + at * 5), now),
    facts: item.guide,
  }));

/** The banners of the home page, the first on top. */
const drawBanners = (random: Random, now: Date): ContentRow[] =>
  readData<readonly (readonly [title: string, text: string, link: string, button: string])[]>('banners').map(
    ([title, summary, link, button], at) => {
      const facts: BannerFacts = { link, button };
      const item = { title, summary, category: 'home', source: '', body: '' };
      return { ...publishedRow(random, 'banner', item, officeMoment(random, now, 2 + at), now), facts, viewCount: 0 };
    },
  );

type Talk = Omit<LectureFacts, 'place' | 'startsAt' | 'endsAt' | 'liveUrl' | 'replayUrl'> & {
  /** Days from today, and the hour of the day at which it begins. */
  days: number;
  hour: number;
  minutes: number;
  place?: string;
  replay?: boolean;
};

/** Lectures: half of them still to come, the others with a replay. Guests are made by who signs up. */
const drawLectures = (random: Random, now: Date): ContentRow[] =>
  readItems<{ lecture: Talk }>('lectures').map((item) => {
    const { days, hour: from, minutes, place = '', replay = false, ...talk } = item.lecture;
    const startsAt = plus(startOfDay(plus(now, days * day)), from * hour);
    const endsAt = plus(startsAt, minutes * minute);
    const facts: LectureFacts = {
      ...talk,
      place,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      liveUrl: talk.mode === 'online' ? 'https://live.example.com/room' : '',
      replayUrl: replay ? 'https://live.example.com/replay' : '',
    };
    const publishAt = plus(days > 0 ? now : startsAt, -12 * day);
    return {
      ...publishedRow(random, 'lecture', item, publishAt, now),
      facts,
      startsAt,
      endsAt,
      capacity: facts.capacity,
    };
  });

/** Invented universities at real places. */
const schools = readData<readonly { name: string; code: string; areaCode: string }[]>('admitting-schools');

type Programme = Omit<AdmissionFacts, 'programme' | 'opensOn' | 'closesOn' | 'phone' | 'address' | 'website'> & {
  /** Days from today. */
  opens: number;
  closes: number;
  /** Where in the school applications are taken. */
  window: string;
};

/** Programmes that take students: most are open now, some are still to open, one is over. */
const drawAdmissions = (random: Random, now: Date): ContentRow[] =>
  readItems<{ admission: Programme }>('programmes').map((item, at) => {
    // In yuan a year.
    const { tuition, opens, closes, window, ...written } = item.admission;
    const school = schools.find(({ name }) => name === written.school);
    if (!school) throw new Error(`${written.school} is not among the schools that admit`);
    const facts: AdmissionFacts = {
      ...written,
      programme: item.title,
      tuition: tuition === null ? null : tuition * 100,
      opensOn: isoDay(plus(now, opens * day)),
      closesOn: isoDay(plus(now, closes * day)),
      phone: `${school.areaCode}-5555 0${random.int(100, 199)}`,
      address: `${school.name}${window}`,
      website: 'https://admissions.example.edu',
    };
    const placed = { ...item, regionCode: school.code };
    return { ...publishedRow(random, 'admission', placed, officeMoment(random, now, at + 1), now), facts };
  });

const WAN_FEN = 1_000_000;
type Ends = [min: number, max: number];

/** Policies that exist name their days; examples are so many days old and valid so many days, with amounts in 10,000 yuan. */
type Policy = Omit<PolicyFacts, 'issuedOn' | 'validUntil' | 'originalUrl' | 'settling' | 'research'> &
  (
    | { issuedOn: string; validUntil: string | null }
    | { issued: number; validDays: number; settling: Ends; research: Ends }
  );

const amount = ([min, max]: Ends) => ({ min: min * WAN_FEN, max: max * WAN_FEN });

function policyFacts(written: Policy, now: Date): PolicyFacts {
  if ('issuedOn' in written) return { ...written, originalUrl: '', settling: null, research: null };
  const { issued, validDays, settling, research, ...rest } = written;
  const from = plus(now, issued * day);
  // The one that ends soon ends so many days from today.
  const until = plus(validDays < 365 ? now : from, validDays * day);
  const dates = { issuedOn: isoDay(from), validUntil: isoDay(until) };
  return { ...rest, ...dates, originalUrl: '', settling: amount(settling), research: amount(research) };
}

/** Policies: those of cities are examples with invented amounts and say so, the others exist. */
const drawPolicies = (random: Random, now: Date): ContentRow[] =>
  readItems<{ policy: Policy }>('policies').map((item, at) => ({
    ...publishedRow(random, 'policy', item, officeMoment(random, now, at * 2 + 1), now),
    facts: policyFacts(item.policy, now),
  }));

/** What the site itself publishes, by kind; each has its own stream. */
export const drawContent = { drawArticles, drawPolicies, drawAdmissions, drawLectures, drawGuides, drawBanners };

/** What the site itself publishes: articles, policies, admissions, lectures, guides and banners. */
export async function loadContent(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  for (const [name, draw] of Object.entries(drawContent))
    await bulkInsert(tx, contentItem, draw(random.fork(name), now));
}

/** Gives publications their pictures, uploads of an operator's. */
export async function loadPictures(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const row = await rowOf(tx, { id: 'string' })`
    select account_id::text as id from operator order by role <> 'content', created_at limit 1`;
  const made = { accountId: row?.id ?? '', at: plus(now, -30 * day) };
  for (const [title, photo] of Object.entries(illustrated)) {
    const id = random.id();
    await tx.insert(upload).values(photoRow('articlePicture', photo, { ...made, id }));
    await tx
      .update(contentItem)
      .set({ coverUrl: photoUrl(id) })
      .where(eq(contentItem.title, title));
  }
}

const MAX_SIGN_UPS = 110;

/** Seekers of the load who signed up for its lectures. */
export async function loadGuests(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const seekers = await rowsOf(tx, { id: 'string' })`select id from jober order by id limit 400`;
  const lectures = await tx
    .select({ id: contentItem.id, capacity: contentItem.capacity })
    .from(contentItem)
    .where(sql`kind = 'lecture'`)
    .orderBy(contentItem.startsAt);
  for (const lecture of lectures) {
    const requested = Math.min(random.int(30, MAX_SIGN_UPS), lecture.capacity ?? MAX_SIGN_UPS, seekers.length);
    const guests = random.sample(seekers, requested).map(({ id: joberId }, at) => {
      const signedAt = plus(now, -(requested - at) * 37 * minute);
      const common = {
        id: random.id(),
        lectureId: lecture.id,
        joberId,
        state: 'signed-up' as const,
        ticket: random.ticket(),
      };
      return { ...common, signedAt, changedAt: signedAt };
    });
    await bulkInsert(tx, lectureGuest, guests);
    await tx.execute(sql`update content_item set signed = ${guests.length} where id = ${lecture.id}`);
  }
}

/** The acts by which operators published all of it. */
export async function loadPublishing(tx: DemoTransaction, now: Date): Promise<void> {
  await addPastActs(
    tx,
    now,
    sql`select 'content.publish' as act, 'content' as subject, id,
      jsonb_build_object('kind', kind, 'title', title, 'version', 1) as detail, 'content' as role, publish_at as at
      from content_item where status = 'published'`,
  );
  await tx.execute(sql`
    update content_item set editor_name = (select name from operator where role = 'content') where editor_name = ''`);
}
