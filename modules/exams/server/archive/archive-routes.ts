import { createHash } from 'node:crypto';
import { type AsyncZippable, zip } from 'fflate';
import type { FileAnswer } from '#contract/endpoint.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import {
  type ArchivedEvents,
  type ArchiveManifest,
  type ArchiveMember,
  manifestText,
} from '../../contract/archive/archive-faults.ts';
import { drawSeats, hashOfText } from '../../contract/draw.ts';
import type { examArchiveEndpoints } from '../../contract/exams.ts';
import { listedName } from '../../contract/results/list-text.ts';
import { examScore } from '../../schema/candidates.ts';
import { examDraw } from '../../schema/exam-registrations.ts';
import { examObjection, examPublication } from '../../schema/publications.ts';
import { examAccess, writes } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { linesOf } from '../results/publications.ts';
import { rowsIn } from '../rows.ts';
import { type ExamRow, illegal, lockExam, noticesOf, postsOf, tagOf, timetableOf } from '../store.ts';
import { allEvents, blocksOf, sealExam, sealsOf } from './seal-events.ts';

const iso = (moment: Date | string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

async function announcement(db: Database, row: ExamRow) {
  const steps = await timetableOf(db, row.id);
  return {
    ...pick(row, 'title', 'documentNumber', 'regionCode', 'announcement', 'settings', 'publishedAt'),
    steps: steps.map((step) => pick(step, 'step', 'startsAt', 'endsAt', 'detail')),
    notices: await noticesOf(db, row.id),
  };
}

/** Masked like the published lists, so that an archive outlives the erasure of identities. */
async function decisions(db: Database, examId: string) {
  const rows = await rowsOf(db, { name: 'string' })`
    select r.id::text as "registrationId", r.number, r.name, p.code as post, r.status, r.standing, r.reason,
      r.decided_by::text as "decidedBy", r.decided_at as "decidedAt", c.status as "candidateStatus", c.left_from as "leftFrom",
      c.reason as "candidateReason", c.replaces::text, c.lot, g.number as "group"
    from exam_registration r join exam_post p on p.id = r.exam_post_id left join exam_candidate c on c.id = r.id
      left join exam_group g on g.id = c.group_id
    where r.exam_id = ${examId} order by r.number`;
  return rows.map((row) => ({ ...row, name: listedName(row.name) }));
}

async function draws(db: Database, examId: string) {
  const rows = await rowsIn(db, examDraw, { examId }, { order: [examDraw.kind] });
  const revealed = rows.flatMap(({ seed, ...row }) => (seed === null ? [] : { ...row, seed }));
  return Promise.all(
    revealed.map(async (row) => ({
      ...pick(row, 'kind', 'seedHash', 'inputHash', 'input', 'seed', 'committedAt', 'revealedAt'),
      seats: await drawSeats(row.seed, row.input),
    })),
  );
}

async function scores(db: Database, examId: string) {
  const rows = await rowsIn(db, examScore, { examId }, { order: [examScore.id] });
  return rows.map(({ id: _, examId: __, ...row }) => row);
}

async function sheets(db: Database, examId: string) {
  const rows = await rowsOf(db, { receivedAt: 'string', decidedAt: 'string?' })`
    select h.registration_id::text as "registrationId", g.number as "group", j.number as judge, j.name as "judgeName", h.status,
      h.marks, h.total::float8 as total, h.given_at as "givenAt", h.received_at as "receivedAt", h.reason,
      h.proposed_by::text as "proposedBy", h.decided_by::text as "decidedBy",
      greatest(h.decided_at, (select max(p.decided_at) from exam_proposal p where p.subject_id = j.id and p.is_confirmed
        and p.proposed->>'kind' = 'remove')) as "decidedAt", x.id is not null as recused, j.sheets_count as counts
    from exam_sheet h join exam_judge j on j.id = h.judge_id join exam_group g on g.id = j.group_id
      left join exam_recusal x on x.judge_id = j.id and x.registration_id = h.registration_id
    where g.exam_id = ${examId} order by g.number, h.registration_id, j.number, h.received_at, h.id`;
  return rows.map((row) => ({ ...row, receivedAt: iso(row.receivedAt), decidedAt: iso(row.decidedAt) }));
}

/** Without the names of who made them. */
async function objections(db: Database, examId: string) {
  const rows = await rowsIn(db, examObjection, { examId }, { order: [examObjection.madeAt, examObjection.id] });
  const shown = ['id', 'publicationId', 'registrationId', 'kind', 'status', 'body', 'madeAt'] as const;
  return rows.map((row) => pick(row, ...shown, 'answer', 'answeredBy', 'answeredAt'));
}

/** The lists that became public, by the name of their member. */
async function archivedLists(db: Database, examId: string, now: Date): Promise<Map<string, unknown>> {
  const order = [examPublication.publicAt, examPublication.version];
  const rows = await rowsIn(db, examPublication, { examId, status: 'confirmed' }, { order });
  const lists = new Map<string, unknown>();
  for (const row of rows) {
    if (row.publicAt > now) continue;
    const { kind, version, summary } = row;
    const lines = await linesOf(db, row.id);
    lists.set(`lists/${kind}-${version}.json`, {
      ...pick(row, 'examId', 'kind', 'version', 'hash', 'rules', 'reason', 'changes', 'summary'),
      ...pick(row, 'preparedBy', 'decidedBy', 'publicAt', 'preparedAt', 'decidedAt'),
      lines: lines.map(({ publicationId: _, postId, ...line }) => ({ ...line, post: summary[postId]?.code ?? '' })),
    });
  }
  return lists;
}

/** The members of a project's archive that every archive has. */
async function membersOf(
  db: Database,
  row: ExamRow,
): Promise<Record<ArchiveMember, unknown> & { 'events.json': ArchivedEvents }> {
  const { id } = row;
  return {
    'announcement.json': await announcement(db, row),
    'posts.json': await postsOf(db, id),
    'decisions.json': await decisions(db, id),
    'draws.json': await draws(db, id),
    'scores.json': await scores(db, id),
    'sheets.json': await sheets(db, id),
    'objections.json': await objections(db, id),
    'events.json': { events: await allEvents(db, id), blocks: await blocksOf(db, id) },
  };
}

const encoder = new TextEncoder();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const packed = (files: AsyncZippable, mtime: Date): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(files, { level: 6, mtime }, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  );

async function manifestOf(row: ExamRow, files: ReadonlyMap<string, Uint8Array>, head: string, now: Date) {
  const listed = [...files].map(([name, bytes]) => ({ name, sha256: sha256(bytes) }));
  const about = { examId: row.id, title: row.title, madeAt: now.toISOString(), head };
  const manifest: Omit<ArchiveManifest, 'seal'> = { format: 'exam-archive-1', ...about, files: listed };
  return { ...manifest, seal: await hashOfText(manifestText(manifest)) };
}

/**
 * Everything that a project that has ended leaves behind, in one ZIP that `npm run verify-archive` checks without network and
 * database. The chain of events is completed first.
 * @throws AppError ILLEGAL_MOVE before the project is closed
 */
export async function makeArchive(tx: Database, examId: string, now: Date): Promise<FileAnswer> {
  const row = await lockExam(tx, examId);
  if (row.status !== 'closed') throw illegal('项目结束并归档后才能下载归档包');
  await sealExam(tx, examId, { until: null, now });
  const members = await membersOf(tx, row);
  const lists = await archivedLists(tx, examId, now);
  const contents = new Map([...Object.entries(members), ...lists]);
  const files = new Map(
    [...contents].map(([name, content]) => [name, encoder.encode(JSON.stringify(content, null, 1))]),
  );
  const head = members['events.json'].blocks.at(-1)?.hash ?? '';
  const manifest = encoder.encode(JSON.stringify(await manifestOf(row, files, head, now), null, 1));
  const bytes = await packed({ 'manifest.json': manifest, ...Object.fromEntries(files) }, now);
  return { name: `${row.title}归档包.zip`, bytes };
}

/** The chain of events and the archive. */
export const archiveRoutes = (): Handlers<typeof examArchiveEndpoints> => ({
  'GET /api/exams/:id/chain': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    return chainHead(ctx.db, id);
  },
  'GET /api/company/exams/:id/archive.zip': writes(examAccess, 'archive', (tx, { row, caller }) =>
    makeArchive(tx, row.id, caller.now),
  ),
});

/** The end of a project's chain of events. */
async function chainHead(db: Database, examId: string) {
  const seals = await sealsOf(db, examId);
  const { number: blocks = 0, hash = null, at = null } = seals.at(-1) ?? {};
  return { blocks, hash, at, events: seals.reduce((sum, { events }) => sum + events, 0) };
}
