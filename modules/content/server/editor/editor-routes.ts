import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import { jober } from '#database/schema/identity.ts';
import { maskName } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cleanBody } from '#server/platform/html/clean-body.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { beyond, cappedTotal, countCapped, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import type { contentEditorEndpoints } from '../../contract/content-editor.ts';
import { publication, type ShownState, shownStateAt } from '../../contract/publication-state.ts';
import { contentItem, contentVersion, lectureGuest } from '../../schema.ts';
import { cardColumns, withoutBody } from '../list-items.ts';
import type { ItemRow } from '../present.ts';
import { createItem, type Editing, moveItem, restoreVersion, saveItem } from './edit-item.ts';
import { formOf } from './form-columns.ts';

type EditedQuery = QueryOf<typeof contentEditorEndpoints, 'GET /api/content/editor/items'>;

const presentEdited = (row: ItemRow, now: Date) => ({
  ...row,
  shown: shownStateAt(row.status, row, now),
  moves: movesFor(publication, row.status, 'operator'),
  editor: row.editorName,
});

function shownAs(shown: ShownState | undefined, now: Date): SQL | undefined {
  if (!shown) return undefined;
  const { status, publishAt, withdrawAt } = contentItem;
  if (shown === 'draft' || shown === 'withdrawn') return eq(status, shown);
  const published = eq(status, 'published');
  if (shown === 'scheduled') return and(published, sql`${publishAt} > ${now}`);
  const ended = sql`${withdrawAt} is not null and ${withdrawAt} <= ${now}`;
  return and(published, sql`${publishAt} <= ${now}`, shown === 'ended' ? ended : sql`not (${ended})`);
}

/** Publications of a kind for the console, last changed first. */
async function listEdited(db: Database, query: EditedQuery, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const matching = and(
    eq(contentItem.kind, query.kind),
    shownAs(query.shown, now),
    query.category ? eq(contentItem.category, query.category) : undefined,
    query.keyword ? sql`position(${query.keyword} in ${contentItem.title}) > 0` : undefined,
  );
  const after = beyond(page, sql`${contentItem.updatedAt}, ${contentItem.id}`);
  const found = await db
    .select(cardColumns)
    .from(contentItem)
    .where(and(matching, after))
    .orderBy(desc(contentItem.updatedAt), desc(contentItem.id))
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows, nextCursor } = cutPage(found.map(withoutBody), page, (row) => [row.updatedAt.toISOString(), row.id]);
  return {
    items: rows.map((row) => presentEdited(row, now)),
    nextCursor,
    ...(await countCapped(db, sql`from ${contentItem} where ${matching}`)),
  };
}

/** @throws AppError NOT_FOUND */
async function editedItem(db: Database, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  if (!row) throw appError('NOT_FOUND');
  return row;
}

const versionColumns = {
  number: contentVersion.number,
  act: contentVersion.act,
  editor: contentVersion.editorName,
  at: contentVersion.at,
  title: sql<string>`${contentVersion.form} ->> 'title'`,
};

/** Every version of a publication, newest first. */
async function listVersions(db: Database, itemId: string) {
  await editedItem(db, itemId);
  return db
    .select(versionColumns)
    .from(contentVersion)
    .where(eq(contentVersion.itemId, itemId))
    .orderBy(desc(contentVersion.number))
    .limit(200);
}

/** @throws AppError NOT_FOUND */
async function readVersion(db: Database, itemId: string, number: number) {
  const [row] = await db
    .select({ ...versionColumns, form: contentVersion.form })
    .from(contentVersion)
    .where(and(eq(contentVersion.itemId, itemId), eq(contentVersion.number, number)));
  if (!row) throw appError('NOT_FOUND', { message: '没有这个版本' });
  return row;
}

/** People who signed up for a lecture, in order of arrival; names are masked, since editors need no personal data. */
async function listGuests(db: Database, lectureId: string, query: Pick<EditedQuery, 'cursor' | 'page'>) {
  await editedItem(db, lectureId);
  const page = pageOf(query, [cursorParts.id], 50);
  const matching = eq(lectureGuest.lectureId, lectureId);
  const found = await db
    .select({ id: lectureGuest.id, name: jober.name, state: lectureGuest.state, at: lectureGuest.signedAt })
    .from(lectureGuest)
    .innerJoin(jober, eq(jober.id, lectureGuest.joberId))
    .where(and(matching, page.after ? sql`${lectureGuest.id} > ${page.after[0]}::bigint` : undefined))
    .orderBy(lectureGuest.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows, nextCursor } = cutPage(found, page, ({ id }) => [id]);
  const total = await db.$count(lectureGuest, matching);
  return {
    items: rows.map(({ name, state, at }) => ({ name: maskName(name), state, at })),
    nextCursor,
    ...cappedTotal(total),
  };
}

const opened = (row: ItemRow, now: Date) => ({ ...presentEdited(row, now), form: formOf(row) });

/** Operators' calls of 内容. The contract alone decides who may call: each of them may edit everything. */
export const editorRoutes = () => {
  const editing = async (ctx: Ctx, edit: (editing: Editing) => Promise<ItemRow>) => {
    const row = await ctx.db.transaction((tx) => edit({ tx, actor: signedIn(ctx), now: ctx.now }));
    return opened(row, ctx.now);
  };
  return {
    'GET /api/content/editor/items': (ctx, { query }) => listEdited(ctx.db, query, ctx.now),
    'GET /api/content/editor/items/:id': async (ctx, { params }) =>
      opened(await editedItem(ctx.db, params.id), ctx.now),
    'POST /api/content/editor/items': (ctx, { body }) => editing(ctx, (editing) => createItem(editing, body)),
    'PUT /api/content/editor/items/:id': (ctx, { params, body }) =>
      editing(ctx, (editing) => saveItem(editing, params.id, body.version, body.form)),
    'POST /api/content/editor/items/:id/moves': (ctx, { params, body }) =>
      editing(ctx, (editing) => moveItem(editing, params.id, body.move)),
    'GET /api/content/editor/items/:id/versions': (ctx, { params }) => listVersions(ctx.db, params.id),
    'GET /api/content/editor/items/:id/versions/:number': (ctx, { params }) =>
      readVersion(ctx.db, params.id, params.number),
    'POST /api/content/editor/items/:id/versions/:number/restore': (ctx, { params }) =>
      editing(ctx, (editing) => restoreVersion(editing, params.id, params.number)),
    'POST /api/content/editor/preview': async (_, { body }) => ({ body: await cleanBody(body.body) }),
    'GET /api/content/editor/items/:id/guests': (ctx, { params, query }) => listGuests(ctx.db, params.id, query),
  } satisfies Handlers<typeof contentEditorEndpoints>;
};
