import { desc, eq, inArray } from 'drizzle-orm';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { dayMs } from '#contract/months.ts';
import { cityCodeOf, regionPath } from '#contract/taxonomy/places/regions.ts';
import { newId } from '#database/new-id.ts';
import { operator } from '#database/schema/identity.ts';
import type { ReportedForm } from '#modules/exams/contract.ts';
import { reportExam } from '#modules/exams/server/public.ts';
import { readCompanyType } from '#modules/imports/server/public.ts';
import { type ActingOperator, recordAct } from '#server/domains/audit/public.ts';
import { companiesByKey, insertUnclaimed } from '#server/domains/companies/public.ts';
import { dropFiles, takeFiles } from '#server/domains/files/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { IntakeState } from '../../contract/intake.ts';
import { intake } from '../../schema.ts';

type Row = typeof intake.$inferSelect;

interface Caller {
  operator: ActingOperator;
  now: Date;
}

/** The organiser's row among the companies: the one that stands there, else a new one that nobody has claimed. */
async function companyOf(tx: Database, { organiser, regionCode, link }: ReportedForm, now: Date): Promise<string> {
  const nameKey = companyNameKey(
    organiser,
    regionPath(regionCode).map(({ name }) => name),
  );
  const known = await companiesByKey(tx, [nameKey]);
  const found = known.find(({ name }) => name === organiser) ?? known.find(({ certified }) => certified) ?? known[0];
  if (found) return found.id;
  const [id] = await insertUnclaimed(
    tx,
    [
      {
        name: organiser,
        nameKey,
        type: readCompanyType('', organiser).value ?? 'other',
        cityCode: cityCodeOf(regionCode),
        regionCode,
        address: '',
        size: '',
        source: URL.parse(link)?.host ?? link,
      },
    ],
    now,
  );
  if (!id) throw new Error('a company was not inserted');
  return id;
}

/** Publishes a project of its organiser, who need not be on this site. Returns its id. @throws AppError INVALID_INPUT */
export async function publishReported(
  tx: Database,
  form: ReportedForm,
  { actorId, now }: { actorId: string; now: Date },
): Promise<string> {
  const companyId = await companyOf(tx, form, now);
  return reportExam({ db: tx, now }, { companyId, actorId, form });
}

const publish = (tx: Database, form: ReportedForm, { operator, now }: Caller) =>
  publishReported(tx, form, { actorId: operator.accountId, now });

const noted = (tx: Database, { operator, now }: Caller, kind: string, { id, title }: Pick<Row, 'id' | 'title'>) =>
  recordAct(tx, operator, { act: `intake.${kind}`, subject: 'intake', subjectId: id, detail: { title }, now });

/** Takes an announcement in: published where nothing is doubtful, else kept until another person has checked it. */
export async function keepIntake(
  tx: Database,
  caller: Caller,
  { doubts, seconds, ...form }: ReportedForm & { doubts: string[]; seconds: number },
): Promise<{ id: string; examId: string | null }> {
  const { accountId } = caller.operator;
  const ids = form.attachments;
  await takeFiles(tx, { accountId, ids, kind: 'intake', now: caller.now, path: 'body.attachments' });
  const isSure = doubts.length === 0;
  const examId = isSure ? await publish(tx, form, caller) : null;
  const { title, organiser } = form;
  const row = {
    ...{ id: newId(), title, organiser, doubts, seconds, examId },
    status: isSure ? ('published' as const) : ('waiting' as const),
    posts: form.posts.length,
    form: isSure ? null : form,
    readBy: accountId,
    readAt: caller.now,
  };
  await tx.insert(intake).values(row);
  await noted(tx, caller, isSure ? 'publish' : 'keep', row);
  return { id: row.id, examId };
}

const absent = () => appError('NOT_FOUND', { message: '这份录入不存在' });

async function lockWaiting(tx: Database, id: string): Promise<Row> {
  const [row] = await tx.select().from(intake).where(eq(intake.id, id)).for('no key update');
  if (!row) throw absent();
  if (row.status !== 'waiting') throw appError('ILLEGAL_MOVE', { message: '这份录入已经发布' });
  return row;
}

/** Publishes what a second person has checked. @throws AppError NOT_FOUND, ILLEGAL_MOVE, FORBIDDEN for one's own */
export async function checkIntake(tx: Database, caller: Caller, id: string, form: ReportedForm): Promise<string> {
  const row = await lockWaiting(tx, id);
  if (row.readBy === caller.operator.accountId) throw appError('FORBIDDEN', { message: '存疑的录入由另一位同事核对' });
  // The files are its reader's, who may have sent no others.
  const examId = await publish(tx, { ...form, attachments: row.form?.attachments ?? [] }, caller);
  const checked = { checkedBy: caller.operator.accountId, checkedAt: caller.now };
  const { title, organiser, posts } = form;
  await tx
    .update(intake)
    .set({ ...checked, title, organiser, posts: posts.length, status: 'published', form: null, examId })
    .where(eq(intake.id, id));
  await noted(tx, caller, 'check', { id, title });
  return examId;
}

/** @throws AppError NOT_FOUND, ILLEGAL_MOVE for a published one */
export async function dropIntake(tx: Database, caller: Caller, id: string): Promise<void> {
  const row = await lockWaiting(tx, id);
  await dropFiles(tx, row.form?.attachments ?? [], caller.now);
  await tx.delete(intake).where(eq(intake.id, id));
  await noted(tx, caller, 'delete', row);
}

const MAX_ROWS = 100;
const WEEK_MS = 7 * dayMs;

function present(row: Row, names: ReadonlyMap<string, string>, caller: string) {
  const { id, status, title, organiser, posts, doubts, examId, readBy, readAt, checkedBy } = row;
  return {
    ...{ id, status, title, organiser, posts, doubts, examId },
    readBy: names.get(readBy) ?? '',
    readAt,
    checkedBy: checkedBy && (names.get(checkedBy) ?? ''),
    isOwn: readBy === caller,
  };
}

/** Of the operators who read and checked, by account. */
async function namesOf(db: Database, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ readBy, checkedBy }) => [readBy, checkedBy ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const { accountId, name } = operator;
  const found = await db.select({ accountId, name }).from(operator).where(inArray(accountId, ids));
  return new Map(found.map((row) => [row.accountId, row.name]));
}

/** The latest that were taken in, those that wait first, and what the last seven days brought. */
export async function listIntakes(db: Database, caller: string, status: IntakeState | undefined, now: Date) {
  const rows = await db
    .select()
    .from(intake)
    .where(status ? eq(intake.status, status) : undefined)
    .orderBy(desc(intake.status), desc(intake.readAt), desc(intake.id))
    .limit(MAX_ROWS);
  const since = new Date(now.getTime() - WEEK_MS);
  const found = await rowOf(db, { published: 'number', posts: 'number', seconds: 'number?' })`
    select count(*)::int as published, coalesce(sum(posts), 0)::int as posts,
      (percentile_disc(0.5) within group (order by seconds))::int as seconds
    from intake where status = 'published' and read_at > ${since}`;
  const names = await namesOf(db, rows);
  return {
    items: rows.map((row) => present(row, names, caller)),
    waiting: await db.$count(intake, eq(intake.status, 'waiting')),
    week: found ?? { published: 0, posts: 0, seconds: null },
  };
}

/** One with its form. @throws AppError NOT_FOUND */
export async function intakeOf(db: Database, caller: string, id: string) {
  const [row] = await db.select().from(intake).where(eq(intake.id, id));
  if (!row) throw absent();
  return { ...present(row, await namesOf(db, [row]), caller), form: row.form };
}
