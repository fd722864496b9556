import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { monthAt } from '#contract/months.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, plus } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { statusIn } from '#database/schema/columns.ts';
import { rowsOf, typed } from '#server/platform/database/database.ts';
import { experience } from '../schema.ts';
import data from './experiences.json' with { type: 'json' };

/** What was told of an interview, and for which posts it may be told: roles and subjects by code or by group. */
type Text = Record<'questions' | 'advice' | 'answer', string> & {
  parts: string[];
} & Partial<Record<'roles' | 'stages' | 'subjects', string[]>>;

const texts = data as unknown as readonly Text[];

export interface TextedPost {
  company_id: string;
  role: RoleCode;
  stage: string | null;
  subject: SubjectCode | null;
}

const fits = (text: Text, { role, stage, subject }: TextedPost): boolean =>
  (!text.roles || [role, roles[role].group].some((code) => text.roles?.includes(code))) &&
  (!text.stages || text.stages.includes(stage ?? '')) &&
  (!text.subjects ||
    (subject !== null && [subject, subjects[subject].group].some((code) => text.subjects?.includes(code))));

/** Of the texts that fit a post, the one that was told longest ago of its school, and then on the site. */
export function textPicker(): (post: TextedPost) => Text | undefined {
  const told = new Map<string, number>();
  let turn = 0;
  return (post) => {
    turn += 1;
    const keysOf = (text: Text) => [`${post.company_id} ${text.questions}`, text.questions];
    const rank = (text: Text) => keysOf(text).reduce((sum, key) => sum * 10_000 + (told.get(key) ?? 0), 0);
    const [picked] = texts.filter((text) => fits(text, post)).sort((one, other) => rank(one) - rank(other));
    for (const key of picked ? keysOf(picked) : []) told.set(key, turn);
    return picked;
  };
}

/** Where most processes ended, people told most. */
const MAX_OF_COMPANY = 8;
const MAX_EXPERIENCES = 240;

interface Ended extends TextedPost, Record<string, unknown> {
  id: string;
  jober_id: string;
  post_id: string;
  starts_at: string;
  at: string;
}

/** What seekers told of processes that ended after an interview; the last two wait for an operator. */
export async function loadExperiences(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows = await rowsOf(tx, typed<Ended>())`
    select * from (
      select delivery.id, delivery.jober_id, delivery.company_id, delivery.post_id, post.role,
        post.stages[1] as stage, post.subjects[1] as subject, met.starts_at,
        row_number() over (partition by delivery.company_id order by delivery.id) as at,
        count(*) over (partition by delivery.company_id) as ended
      from delivery join post on post.id = delivery.post_id
        join lateral (
          select max(starts_at) as starts_at from interview
          where delivery_id = delivery.id and status = 'accepted' and starts_at < ${now}
        ) met on met.starts_at is not null
      where ${statusIn<DeliveryState>(['hired', 'rejected', 'declined'], 'delivery')}
    ) told
    where at <= ${MAX_OF_COMPANY} order by ended desc, company_id, at limit ${MAX_EXPERIENCES}`;
  const pick = textPicker();
  const told = rows.flatMap((row, at) => {
    const text = pick(row);
    if (!text) return [];
    const { parts, questions, advice } = text;
    const waits = at >= rows.length - 2;
    const about = { deliveryId: row.id, joberId: row.jober_id, companyId: row.company_id, postId: row.post_id };
    return {
      ...{ id: random.id(), ...about, parts, questions, advice, subject: row.subject ?? '' },
      month: monthAt(new Date(row.starts_at)),
      answer: waits ? '' : text.answer,
      status: waits ? ('pending' as const) : ('public' as const),
      // The page has the latest first: as they were picked, so that no text follows itself.
      updatedAt: plus(now, -(2 * Number(row.at) - random.int(0, 1)) * day),
    };
  });
  await bulkInsert(tx, experience, told);
}
