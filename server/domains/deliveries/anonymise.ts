import { type SQL, sql } from 'drizzle-orm';
import { agreedDeliveryStates, shortlistedDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { inStates } from '#database/schema/columns.ts';
import { withoutContacts } from '#server/domains/resumes/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';

/**
 * 盲筛: whether a row of `delivery` is anonymous, because the company switched it on for the post or the seeker asked for it. A
 * person who was shortlisted once stays visible.
 */
export const anonymisedText = `(
  (exists (select from blind_post where blind_post.post_id = delivery.post_id)
    or exists (select from jober as asking where asking.id = delivery.jober_id and asking.blind_screening))
  and delivery.status not ${inStates([...shortlistedDeliveryStates, ...agreedDeliveryStates, 'declined'])}
  and not exists (
    select from delivery_event
    where delivery_event.delivery_id = delivery.id and delivery_event.to_status ${inStates(shortlistedDeliveryStates)})
)`;

/** The same condition as a part of a query. */
export const anonymised: SQL<boolean> = sql.raw(anonymisedText) as SQL<boolean>;

/**
 * Whether the resume of a row of `delivery` is closed to the company: the seeker withdrew it, and with it their consent, or the
 * account was closed or banned. The company still sees that there was a delivery, under an alias.
 */
export const resumeClosed: SQL<boolean> = sql<boolean>`(
  delivery.status = 'withdrawn' or exists (
    select from jober as sender join account on account.id = sender.account_id
    where sender.id = delivery.jober_id and account.status <> 'active')
)`;

export async function isResumeClosed(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from delivery where delivery.id = ${id} and ${resumeClosed}`);
  return Boolean(rowCount);
}

/** Whether a delivery is shown under an alias: by 盲筛, or because its resume is closed. */
export const anonymous: SQL<boolean> = sql<boolean>`(${anonymised} or ${resumeClosed})`;

/** Which of these deliveries the company sees under an alias. */
export async function anonymousAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(db, { id: 'string' })`
    select delivery.id from delivery where delivery.id = any(${sql.param(ids)}::bigint[]) and ${anonymous}`;
  return new Set(rows.map(({ id }) => id));
}

/** The alias shown instead of a name; constant per delivery. */
export const aliasOf = (deliveryId: string): string => `应聘者 ${deliveryId.slice(-4)}`;

const hiddenSchool = '学校已隐藏';

/** Replaces a person's name and schools wherever they occur in a text. */
const scrubber = ({ jober, content }: ResumeSnapshot, alias: string) => {
  const hidden = [
    ...content.educations.map(({ school }) => [school, hiddenSchool] as const),
    [jober.name, alias] as const,
  ].filter(([word]) => word.length > 1);
  // Longest first: a school's name may contain a shorter one.
  hidden.sort(([a], [b]) => b.length - a.length);
  return (text: string) => hidden.reduce((rest, [word, instead]) => rest.replaceAll(word, instead), text);
};

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)])) as T;
}

/** A snapshot that does not reveal its owner; content that cannot be searched for names (files, videos) is removed. */
export function anonymiseSnapshot(snapshot: ResumeSnapshot, deliveryId: string): ResumeSnapshot {
  const alias = aliasOf(deliveryId);
  const content = mapTexts(snapshot.content, scrubber(snapshot, alias));
  return {
    resumeName: '简历',
    jober: { ...snapshot.jober, id: '', name: alias, avatarUrl: null, birthday: '', phone: '' },
    content: {
      ...withoutContacts(content),
      // The years of school reveal the age to within one year.
      educations: content.educations.map((entry) => ({ ...entry, from: '', to: '' })),
    },
  };
}
