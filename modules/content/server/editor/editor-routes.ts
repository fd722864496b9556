import { cleanBody } from '#server/platform/html/clean-body.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { ItemRow } from '../present.ts';
import type { ContentHandlers } from '../public-routes.ts';
import { createItem, type Editing, moveItem, restoreVersion, saveItem } from './edit-item.ts';
import { formOf } from './form-columns.ts';
import { editedItem, listEdited, listGuests, listVersions, presentEdited, readVersion } from './list-edited.ts';

type Keys =
  | 'GET /api/content/editor/items'
  | 'GET /api/content/editor/items/:id'
  | 'POST /api/content/editor/items'
  | 'PUT /api/content/editor/items/:id'
  | 'POST /api/content/editor/items/:id/moves'
  | 'GET /api/content/editor/items/:id/versions'
  | 'GET /api/content/editor/items/:id/versions/:number'
  | 'POST /api/content/editor/items/:id/versions/:number/restore'
  | 'POST /api/content/editor/preview'
  | 'GET /api/content/editor/items/:id/guests';

const opened = (row: ItemRow, now: Date) => ({ ...presentEdited(row, now), form: formOf(row) });

/** Operators' calls of 内容. The contract alone decides who may call: each of them may edit everything. */
export const editorRoutes = (): ContentHandlers<Keys> => {
  const editing = async (ctx: Ctx, act: (editing: Editing) => Promise<ItemRow>) => {
    const row = await ctx.db.transaction((tx) => act({ tx, actor: signedIn(ctx), now: ctx.now }));
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
  };
};
