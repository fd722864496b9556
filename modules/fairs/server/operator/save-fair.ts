import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { newId } from '#database/new-id.ts';
import { takeFiles, withoutSignatures } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { FairDraft } from '../../contract/operator-fairs.ts';
import { fair } from '../../schema.ts';
import { boothsOf } from '../booths/booth-rows.ts';
import { notifyEveryone } from '../notify.ts';
import { publishPageChanges } from '../page-tags.ts';
import { type LockedFair, lockFair, moveFairRow, record } from '../store.ts';
import { moveUp } from '../visitors/seats.ts';

const dates = ({ startsAt, endsAt, signUpFrom, signUpUntil }: FairDraft) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  signUpFrom: new Date(signUpFrom),
  signUpUntil: new Date(signUpUntil),
});

/** @throws AppError INVALID_INPUT that names the field */
function columnsOf(draft: FairDraft) {
  const times = dates(draft);
  if (times.startsAt >= times.endsAt) throw fieldError('body.endsAt', '结束时间须晚于开始时间');
  if (times.signUpFrom >= times.signUpUntil) throw fieldError('body.signUpUntil', '报名截止须晚于报名开始');
  if (times.signUpUntil > times.endsAt) throw fieldError('body.signUpUntil', '报名截止不能晚于结束时间');
  if (regionByCode(draft.cityCode)?.level !== 'city') throw fieldError('body.cityCode', '请选择城市');
  if (!draft.online && draft.venue === '') throw fieldError('body.venue', '请填写场馆');
  if (draft.coverUrl !== null && !/^\/[a-z]/.test(draft.coverUrl)) throw fieldError('body.coverUrl', '请上传封面图片');
  return { ...draft, ...times, coverUrl: draft.coverUrl && withoutSignatures(draft.coverUrl) };
}

/** Binds the cover to the fair; an existing cover may be another operator's upload. */
async function takeCover(
  { db: tx, accountId, now }: DbContext<{ accountId: string }>,
  cover: string | null,
  before: string | null,
) {
  const [, id] = /^\/uploads\/([1-9][0-9]{0,18})\//.exec(cover ?? '') ?? [];
  if (!id || withoutSignatures(cover ?? '') === before) return;
  await takeFiles(tx, { accountId, ids: [id], kind: 'articlePicture', now, path: 'body.coverUrl' });
}

/** Creates a fair as a draft, visible to operators only. @throws AppError INVALID_INPUT */
export async function createFair(tx: Database, actorId: string, draft: FairDraft, now: Date): Promise<string> {
  const id = newId();
  await takeCover({ db: tx, accountId: actorId, now }, draft.coverUrl, null);
  await tx.insert(fair).values({ id, status: 'draft', ...columnsOf(draft), createdAt: now, updatedAt: now });
  const step = { fairId: id, subject: 'fair', subjectId: id, move: 'create', toStatus: 'draft' };
  await record(tx, [{ ...step, actorId, at: now }]);
  return id;
}

/** Changes that participants must be notified of. */
function surprise(before: LockedFair, after: LockedFair): string | null {
  const moved =
    before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
  const elsewhere = before.venue !== after.venue || before.address !== after.address || before.online !== after.online;
  if (moved && elsewhere) return '时间和地点';
  if (moved) return '时间';
  return elsewhere ? '地点' : null;
}

/**
 * Changes a fair that has not begun. Additional seats go to the waiting list; the number of seats never falls below those given.
 * All participants are notified of a new time or place.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function editFair(
  { db: tx, actorId, now }: DbContext<{ actorId: string }>,
  id: string,
  draft: FairDraft,
): Promise<void> {
  const locked = await lockFair(tx, id, now);
  const saved = await moveFairRow({ db: tx, now }, locked, {
    move: 'edit',
    who: 'operator',
    actorId,
    refusal: '进行中或已结束的招聘会不能修改',
    values: async (status) => {
      const columns = columnsOf(draft);
      if (columns.capacity < locked.taken)
        throw fieldError('body.capacity', `已有 ${locked.taken} 人报名，名额不能更少`);
      if (status !== 'draft' && columns.startsAt <= now) throw fieldError('body.startsAt', '开始时间须在现在之后');
      const booths = await boothsOf(tx, id);
      const outside = booths.find(({ hall, x, y, w, h }) => {
        const room = columns.halls[hall];
        return !room || x + w > room.width || y + h > room.height;
      });
      if (outside) throw fieldError('body.halls', `展位 ${outside.number} 在展厅之外，请先调整展位`);
      await takeCover({ db: tx, accountId: actorId, now }, draft.coverUrl, locked.coverUrl);
      return columns;
    },
  });
  await moveUp(tx, saved, now);
  const news = saved.state === 'draft' ? null : surprise(locked, saved);
  if (news) {
    const body = `“${saved.title}”的${news}有变化，请查看最新安排。`;
    await notifyEveryone(
      tx,
      locked,
      { kind: 'fair.changed', title: '招聘会安排有变', body, key: `changed:${now.getTime()}` },
      now,
    );
  }
  await publishPageChanges(tx, id);
}
