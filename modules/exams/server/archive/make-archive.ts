import { createHash } from 'node:crypto';
import { type AsyncZippable, zip } from 'fflate';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type ArchiveManifest, manifestText } from '../../contract/archive/archive-shapes.ts';
import { hashOfText } from '../../contract/draw.ts';
import { type ExamRow, lockExam } from '../store.ts';
import { archivedLists, membersOf } from './archive-members.ts';
import { sealExam } from './seal-events.ts';

const encoder = new TextEncoder();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const packed = (files: AsyncZippable, mtime: Date): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(files, { level: 6, mtime }, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  );

async function manifestOf(row: ExamRow, files: ReadonlyMap<string, Uint8Array>, head: string, now: Date) {
  const listed = [...files].map(([name, bytes]) => ({ name, sha256: sha256(bytes) }));
  const { id: examId, title } = row;
  const manifest: Omit<ArchiveManifest, 'seal'> = {
    format: 'exam-archive-1',
    examId,
    title,
    madeAt: now.toISOString(),
    head,
    files: listed,
  };
  return { ...manifest, seal: await hashOfText(manifestText(manifest)) };
}

/**
 * Everything that a project that has ended leaves behind, in one ZIP that `npm run verify-archive` checks without network and
 * database. The chain of events is completed first.
 * @throws AppError ILLEGAL_MOVE before the project is closed
 */
export async function makeArchive(tx: Database, examId: string, now: Date): Promise<FileAnswer> {
  const row = await lockExam(tx, examId);
  if (row.status !== 'closed') throw appError('ILLEGAL_MOVE', { message: '项目结束并归档后才能下载归档包' });
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
