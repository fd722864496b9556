import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { next } from '#contract/machine.ts';
import { newId } from '#database/new-id.ts';
import { operator } from '#database/schema/identity.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { flowOf, transition } from '#server/platform/transition.ts';
import type { ContentForm } from '../../contract/content-items.ts';
import { type PublicationMove, publication } from '../../contract/publication-state.ts';
import { contentItem, contentVersion } from '../../schema.ts';
import type { ItemRow } from '../present.ts';
import { publishPageChanges } from '../tags.ts';
import { takeNewFiles } from './attachments.ts';
import { checkForm, columnsOf, formOf } from './form-columns.ts';

/** An operator's edit, within the transaction of the act. */
export interface Editing {
  tx: Database;
  actor: SignedIn;
  now: Date;
}

async function nameOf(tx: Database, accountId: string): Promise<string> {
  const [found] = await tx.select({ name: operator.name }).from(operator).where(eq(operator.accountId, accountId));
  return found?.name ?? '';
}

/**
 * A publication, locked, so that of two concurrent saves the second sees the first one's result.
 * @throws AppError NOT_FOUND
 */
async function lockItem(tx: Database, id: string): Promise<ItemRow> {
  const [row] = await tx.select().from(contentItem).where(eq(contentItem.id, id)).for('no key update');
  if (!row) throw appError('NOT_FOUND');
  return row;
}

/** Stores the new state, the version and the audit entry, and invalidates pages. */
async function keep({ tx, actor, now }: Editing, row: ItemRow, move: PublicationMove): Promise<ItemRow> {
  await tx.insert(contentVersion).values({
    itemId: row.id,
    number: row.version,
    act: move,
    form: formOf(row),
    editorId: actor.accountId,
    editorName: row.editorName,
    at: now,
  });
  const detail = { kind: row.kind, title: row.title, version: row.version };
  await recordAct(tx, actor, { act: `content.${move}`, subject: 'content', subjectId: row.id, detail, now });
  await publishPageChanges(tx, row);
  return row;
}

const itemFlow = (editing: Editing) =>
  flowOf(publication, contentItem, async (_, moves) => {
    for (const { row, move } of moves) await keep(editing, row, move);
  });

/** A new draft. */
export async function createItem(editing: Editing, given: ContentForm): Promise<ItemRow> {
  const { tx, actor, now } = editing;
  const form = await checkForm(given);
  await takeNewFiles(tx, { form, before: null, accountId: actor.accountId, now });
  const [row] = await tx
    .insert(contentItem)
    .values({
      id: newId(),
      ...columnsOf(form),
      status: next(publication, null, { move: 'create', who: 'operator' }) ?? 'draft',
      editorName: await nameOf(tx, actor.accountId),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw appError('INTERNAL');
  return keep(editing, row, 'create');
}

async function write(editing: Editing, row: ItemRow, form: ContentForm, move: 'edit' | 'restore') {
  const { tx, actor, now } = editing;
  return transition({ db: tx, now }, itemFlow(editing), row, {
    move: move,
    who: 'operator',
    actorId: actor.accountId,
    values: async (status) => {
      if (form.kind !== row.kind) throw fieldError('body.form.kind', '类型不能修改');
      const columns = columnsOf(form);
      if (status === 'published') columns.publishAt ??= row.publishAt;
      if (columns.capacity !== null && columns.capacity < row.signed)
        throw fieldError('body.form.lecture.capacity', `已有 ${row.signed} 人报名，名额不能更少`);
      return { ...columns, version: row.version + 1, editorName: await nameOf(tx, actor.accountId) };
    },
  });
}

/**
 * Saves a form as the next version.
 * @throws AppError CONFLICT where somebody saved since `version` was opened
 */
export async function saveItem(editing: Editing, id: string, version: number, given: ContentForm): Promise<ItemRow> {
  const row = await lockItem(editing.tx, id);
  if (row.version !== version) throw appError('CONFLICT', { message: '内容已被他人修改，请刷新后再编辑' });
  const form = await checkForm(given);
  const { actor, now, tx } = editing;
  await takeNewFiles(tx, { form, before: formOf(row), accountId: actor.accountId, now });
  return write(editing, row, form, 'edit');
}

/**
 * Restores an earlier version as the newest one.
 * @throws AppError NOT_FOUND
 */
export async function restoreVersion(editing: Editing, id: string, number: number): Promise<ItemRow> {
  const row = await lockItem(editing.tx, id);
  const [version] = await editing.tx
    .select({ form: contentVersion.form })
    .from(contentVersion)
    .where(sql`${contentVersion.itemId} = ${id} and ${contentVersion.number} = ${number}`);
  if (!version) throw appError('NOT_FOUND', { message: '没有这个版本' });
  return write(editing, row, version.form, 'restore');
}

/**
 * Publishes (now, or at the form's time) or withdraws.
 * @throws AppError ILLEGAL_MOVE
 */
export async function moveItem(editing: Editing, id: string, move: 'publish' | 'withdraw'): Promise<ItemRow> {
  const { tx, actor, now } = editing;
  const row = await lockItem(tx, id);
  return transition({ db: tx, now }, itemFlow(editing), row, {
    move,
    who: 'operator',
    actorId: actor.accountId,
    values: async () => {
      const publishing = move === 'publish';
      const publishAt = publishing ? (row.publishAt ?? now) : row.publishAt;
      const over = publishing && row.withdrawAt !== null && row.withdrawAt <= (publishAt ?? now);
      const editorName = await nameOf(tx, actor.accountId);
      return { publishAt, ...(over ? { withdrawAt: null } : {}), version: row.version + 1, editorName };
    },
  });
}
