import { and, asc, eq, inArray } from 'drizzle-orm';
import type { boxEndpoints } from '#contract/deliveries/box.ts';
import { maskPhone } from '#contract/text.ts';
import { newId } from '#database/new-id.ts';
import { companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { boxExport, deliveryNote } from '#database/schema/delivery-box.ts';
import { type AccountNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import { aliasOf, anonymousAmong } from '../anonymise.ts';
import { readBatch, startBatch, undoBatch } from '../batch/batches.ts';
import { dashboard } from '../desk/dashboard.ts';
import { searchPalette } from '../desk/palette.ts';
import { workbench } from '../desk/workbench.ts';
import { newestInterviews } from '../interview/interview-store.ts';
import { inviteRound } from '../interview/invite-round.ts';
import { seesContact } from '../policy.ts';
import { setReserve } from '../reserve/set-reserve.ts';
import { sentFiles } from '../sent-files.ts';
import { tagDeliveries } from '../tags/tag.ts';
import { type BoxListQuery, boxCounts, boxRows } from './box-list.ts';
import { findInBox, presentRow } from './box-rows.ts';
import { scopeOf } from './box-scope.ts';
import { boxStrip } from './box-strip.ts';
import { colleaguesOf } from './colleagues.ts';
import { listInterviews } from './list-interviews.ts';
import { lockInBox, type Recruiter } from './lock-in-box.ts';
import { addTemplate, changeTemplate, dropTemplate, listTemplates } from './reply-templates.ts';
import { readForm, saveForm, setBlind } from './score-forms.ts';
import { giveScore, readScores } from './scores.ts';

async function present(db: Database, { member }: Recruiter, id: string) {
  const items = await db
    .select({ ...pick(deliveryNote, 'id', 'memberId', 'text', 'at'), author: companyMember.name })
    .from(deliveryNote)
    .innerJoin(companyMember, eq(companyMember.id, deliveryNote.memberId))
    .where(eq(deliveryNote.deliveryId, id))
    .orderBy(asc(deliveryNote.at), asc(deliveryNote.id));
  const colleagues = await colleaguesOf(db, member.companyId);
  return {
    items: items.map(({ memberId, ...note }) => ({ ...note, mine: memberId === member.memberId })),
    colleagues: colleagues
      .filter(({ memberId }) => memberId !== member.memberId)
      .map(({ accountId: _, ...colleague }) => colleague),
  };
}

/** The notes on a delivery, oldest first. @throws AppError NOT_FOUND */
const readNotes = (db: Database, actor: Recruiter, id: string) =>
  db.transaction(async (tx) => {
    await lockInBox(tx, id, actor);
    return present(tx, actor, id);
  });

/**
 * Adds a note and notifies the colleagues it mentions.
 * @throws AppError NOT_FOUND; INVALID_INPUT for a person who is no colleague with access to the box
 */
function writeNote(
  { db, actor, now }: DbContext<{ actor: Recruiter }>,
  id: string,
  { text, mentions = [] }: { text: string; mentions?: string[] | undefined },
) {
  return db.transaction(async (tx) => {
    const locked = await lockInBox(tx, id, actor);
    const { memberId, companyId } = actor.member;
    const everyone = await colleaguesOf(tx, companyId);
    const called = everyone.filter((reader) => mentions.includes(reader.memberId) && reader.memberId !== memberId);
    if (mentions.some((mention) => !everyone.some((reader) => reader.memberId === mention)))
      throw fieldError('body.mentions', '提到的同事不在本单位，或不能查看投递');
    const noteId = newId();
    await tx.insert(deliveryNote).values({
      id: noteId,
      deliveryId: id,
      memberId,
      text,
      mentions: called.map((reader) => reader.memberId),
      at: now,
    });
    const author = everyone.find((reader) => reader.memberId === memberId)?.name ?? '同事';
    const isAnonymous = (await anonymousAmong(tx, [id])).has(id);
    await notifyAll(
      tx,
      called.map(
        ({ accountId }): AccountNotice => ({
          accountId,
          kind: 'delivery.mention',
          title: `${author}在备注里提到了您`,
          body: `${isAnonymous ? aliasOf(id) : locked.joberName}投递“${locked.postTitle}”：${text}`,
          link: `/delivery?tab=all&id=${id}`,
          effectKey: `note:${noteId}:${accountId}`,
          now,
        }),
      ),
    );
    return present(tx, actor, id);
  });
}

const most = 5_000;

/** The selected deliveries as the caller may see them in the box. The export is recorded with its author and size. */
async function exportBox(
  db: Database,
  { member }: Recruiter,
  { companyId: _, ...requested }: BoxListQuery & { companyId: string },
  now: Date,
) {
  const states = requested.status?.length ? inArray(delivery.status, requested.status) : undefined;
  const mine = eq(delivery.companyId, member.companyId);
  const found = await findInBox(db, and(mine, scopeOf(member, requested, now), states), requested.sort).limit(most + 1);
  const remaining = found.slice(0, most);
  const invited = remaining.filter(({ status }) => status === 'interview').map(({ id }) => id);
  const interviews = await newestInterviews(db, invited);
  const rows = remaining.map((row) => {
    const { phone } = row.snapshot.jober;
    const reached = row.anonymised || row.closed ? '' : seesContact(member.role, row.status) ? phone : maskPhone(phone);
    const look = { interview: interviews.get(row.id) ?? null, role: member.role, now };
    return { ...presentRow(row, look), phone: reached };
  });
  const { companyId, memberId } = member;
  await db.insert(boxExport).values({ companyId, memberId, filters: { ...requested }, rowCount: rows.length, at: now });
  return { rows, isCapped: found.length > most };
}

const usualDays = 90;

/** Colleagues' calls around the deliveries of their box. */
export const boxHandlers = (deps: Deps): Handlers<typeof boxEndpoints> => ({
  'GET /api/company/boxRows': (ctx, { query }) => boxRows(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxCounts': (ctx, { query }) => boxCounts(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxStrip': (ctx) => boxStrip(ctx.db, member(ctx).member.companyId, ctx.now),
  'GET /api/company/deliveries/:id/notes': (ctx, { params }) => readNotes(ctx.db, member(ctx), params.id),
  'POST /api/company/deliveries/:id/notes': (ctx, { params, body }) =>
    writeNote({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/deliveries/:id/files': (ctx, { params }) => sentFiles(deps, ctx, params.id),
  'POST /api/company/deliveryTags': (ctx, { body }) => tagDeliveries(ctx.db, member(ctx), body),
  'POST /api/company/deliveryReferrals': (ctx, { body }) =>
    referDeliveries({ db: ctx.db, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/deliveries/:id/scores': (ctx, { params }) => readScores(ctx.db, member(ctx), params.id),
  'PUT /api/company/deliveries/:id/score': (ctx, { params, body }) =>
    giveScore({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/posts/:id/scoreForm': (ctx, { params }) => readForm(ctx.db, member(ctx), params.id),
  'PUT /api/company/posts/:id/scoreForm': (ctx, { params, body }) =>
    saveForm({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.criteria),
  'PUT /api/company/posts/:id/blind': (ctx, { params, body }) =>
    setBlind({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.on),
  'PUT /api/company/posts/:id/reserve': (ctx, { params, body }) =>
    setReserve({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.ids),
  'GET /api/company/replyTemplates': (ctx) => listTemplates(ctx.db, member(ctx).member.companyId),
  'POST /api/company/replyTemplates': (ctx, { body }) =>
    addTemplate(ctx.db, member(ctx).member.companyId, body, ctx.now),
  'PUT /api/company/replyTemplates/:id': (ctx, { params, body }) =>
    changeTemplate(ctx.db, member(ctx).member.companyId, params.id, body),
  'DELETE /api/company/replyTemplates/:id': (ctx, { params }) =>
    dropTemplate(ctx.db, member(ctx).member.companyId, params.id),
  'POST /api/company/boxBatches': (ctx, { body }) =>
    startBatch({ db: ctx.db, jobs: deps.jobs, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/boxBatches/:id': (ctx, { params }) => readBatch(ctx.db, member(ctx), params.id),
  'POST /api/company/boxBatches/:id/undo': (ctx, { params }) => undoBatch(ctx.db, member(ctx), params.id, ctx.now),
  'GET /api/company/interviews': (ctx, { query }) =>
    listInterviews(ctx.db, member(ctx).member.companyId, query, ctx.now),
  'POST /api/company/interviewRounds': (ctx, { body }) =>
    inviteRound({ db: ctx.db, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/boxExport': (ctx, { query }) => exportBox(ctx.db, member(ctx, query.companyId), query, ctx.now),
  'GET /api/company/workbench': (ctx) => workbench(deps, ctx.db, member(ctx).member, ctx.now),
  'GET /api/company/palette': (ctx, { query }) => searchPalette(ctx.db, member(ctx).member, query.keyword, ctx.now),
  'GET /api/company/dashboard': (ctx, { query }) =>
    dashboard(ctx.db, member(ctx).member.companyId, query.days ?? usualDays, ctx.now),
});

interface ReferCommand {
  ids: string[];
  memberIds: string[];
  text: string;
}

/**
 * Asks colleagues to look at deliveries: a note on each mentions them, and each is notified once. The notice names nobody who
 * delivered, so that 盲筛 holds and a withdrawal has nothing to erase in it.
 * @throws AppError NOT_FOUND if any delivery is absent or foreign; INVALID_INPUT for nobody else who reads the box
 */
function referDeliveries(
  { db, actor, now }: DbContext<{ actor: Recruiter }>,
  { ids, memberIds, text }: ReferCommand,
): Promise<{ n: number }> {
  const { memberId, companyId } = actor.member;
  const [deliveryIds, mentions] = [[...new Set(ids)], [...new Set(memberIds)]];
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: delivery.id })
      .from(delivery)
      .where(and(inArray(delivery.id, deliveryIds), eq(delivery.companyId, companyId)));
    if (found.length < deliveryIds.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    const everyone = await colleaguesOf(tx, companyId);
    const called = everyone.filter((reader) => mentions.includes(reader.memberId) && reader.memberId !== memberId);
    if (mentions.some((mention) => !everyone.some((reader) => reader.memberId === mention)))
      throw fieldError('body.memberIds', '请选择本单位能查看投递的同事');
    const notes = deliveryIds.map((deliveryId) => ({ id: newId(), deliveryId, memberId, text, mentions, at: now }));
    await tx.insert(deliveryNote).values(notes);
    const author = everyone.find((reader) => reader.memberId === memberId)?.name ?? '同事';
    await notifyAll(
      tx,
      called.map(
        ({ accountId }): AccountNotice => ({
          accountId,
          kind: 'delivery.mention',
          title: `${author}请您看 ${deliveryIds.length} 份投递`,
          body: text,
          link: '/delivery?tab=all&asked=1',
          effectKey: `refer:${notes[0]?.id}:${accountId}`,
          now,
        }),
      ),
    );
    return { n: deliveryIds.length };
  });
}
