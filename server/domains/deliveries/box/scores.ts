import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { BoxScores } from '#contract/deliveries/box-scores.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { meanAndSpread, sumOf } from '#contract/deliveries/score-form.ts';
import { companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { deliveryScore, type Mark } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { LockedDelivery } from '../store.ts';
import { lockInBox, type Recruiter } from './lock-in-box.ts';
import { formOf } from './score-forms.ts';

type Among = NonNullable<NonNullable<BoxScores['seen']>['among']>;

/** With fewer people a median would reveal one of them. */
const fewestPeople = 3;

const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;
const totalOf = ({ marks }: { marks: readonly Mark[] }) => sumOf(marks.map(({ value }) => value));

/** The place of a delivery among those scored for the same post, by the mean of the judges' totals. */
async function scoredAmong(db: Database, { id, postId }: { id: string; postId: string }): Promise<Among | null> {
  const rows = await db
    .select({ deliveryId: deliveryScore.deliveryId, marks: deliveryScore.marks })
    .from(deliveryScore)
    .innerJoin(delivery, eq(delivery.id, deliveryScore.deliveryId))
    .where(and(eq(delivery.postId, postId), isNotNull(deliveryScore.marks)));
  const sheets = rows.map(({ deliveryId, marks }) => ({ deliveryId, marks: marks ?? [] }));
  const people = Map.groupBy(sheets, ({ deliveryId }) => deliveryId);
  const sheetsOfOne = people.get(id);
  if (people.size < fewestPeople || !sheetsOfOne) return null;
  const means = [...people.values()].map((given) => meanOf(given.map(totalOf)));
  const mean = meanOf(sheetsOfOne.map(totalOf));
  const names = new Set(sheetsOfOne.flatMap(({ marks }) => marks.map(({ name }) => name)));
  return {
    people: people.size,
    rank: 1 + means.filter((other) => other > mean).length,
    medians: [...names].map((name) => {
      const values = [...people.values()].flatMap((given) => {
        const marks = given.flatMap((sheet) => sheet.marks.filter((mark) => mark.name === name));
        return marks.length > 0 ? [meanOf(marks.map(({ value }) => value))] : [];
      });
      return { name, value: toOneDecimal(medianOf(values)) };
    }),
  };
}

/** A trial lesson is scored from the invitation until the seeker has answered the offer. */
const judgedIn: readonly DeliveryState[] = ['interview', 'offer'];
/** Before scoring starts, and when it is over, no score can be influenced. */
const beforeIt: readonly DeliveryState[] = ['submitted', 'viewed', 'shortlisted'];

const scoresOf = (db: Database, deliveryId: string) =>
  db
    .select({ ...pick(deliveryScore, 'memberId', 'marks', 'comment', 'at'), judge: companyMember.name })
    .from(deliveryScore)
    .innerJoin(companyMember, eq(companyMember.id, deliveryScore.memberId))
    .where(eq(deliveryScore.deliveryId, deliveryId))
    .orderBy(asc(deliveryScore.at), asc(deliveryScore.id));

type StoredScores = Awaited<ReturnType<typeof scoresOf>>[number];
type Given = StoredScores & { marks: Mark[] };

/** To avoid bias, others' scores are shown only after one's own, after abstaining, or when scoring is over. */
async function present(db: Database, { member }: Recruiter, locked: LockedDelivery): Promise<BoxScores> {
  const { criteria } = await formOf(db, locked.postId);
  const sheets = await scoresOf(db, locked.id);
  const given = sheets.filter((score): score is Given => score.marks !== null);
  const ownSheet = sheets.find(({ memberId }) => memberId === member.memberId);
  const isOpen = judgedIn.includes(locked.status);
  const maySee = ownSheet !== undefined || (!isOpen && !beforeIt.includes(locked.status));
  const { mean = null, spread = null } = meanAndSpread(given.map(totalOf)) ?? {};
  const among = maySee && given.length > 0 ? await scoredAmong(db, locked) : null;
  return {
    criteria,
    mine: ownSheet?.marks ? { marks: ownSheet.marks, comment: ownSheet.comment } : null,
    abstained: ownSheet !== undefined && ownSheet.marks === null,
    open: isOpen && (ownSheet === undefined || (ownSheet.marks !== null && given.length === 1)),
    judges: given.length,
    seen: maySee
      ? {
          mean,
          spread,
          among,
          sheets: given.map((form) => ({
            judge: form.judge,
            marks: form.marks,
            total: totalOf(form),
            comment: form.comment,
            at: form.at.toISOString(),
          })),
        }
      : null,
  };
}

/** @throws AppError NOT_FOUND */
export const readScores = (db: Database, actor: Recruiter, id: string): Promise<BoxScores> =>
  db.transaction(async (tx) => present(tx, actor, await lockInBox(tx, id, actor)));

interface Sent {
  values?: number[] | undefined;
  comment?: string | undefined;
  abstain?: boolean | undefined;
}

async function marksOf(tx: Database, postId: string, values: number[] | undefined): Promise<Mark[]> {
  const { criteria } = await formOf(tx, postId);
  if (values?.length !== criteria.length) throw fieldError('body.values', '分数须逐项填写');
  return criteria.map((criterion, at) => {
    const value = values[at] ?? 0;
    if (value > criterion.max) throw fieldError(`body.values.${at}`, `${criterion.name}最高 ${criterion.max} 分`);
    return { ...criterion, value };
  });
}

/**
 * Saves the caller's scores, or abstains in order to see the others'. Scores can be changed until a second judge's exist.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where nothing is scored now, CONFLICT once the others' were seen
 */
export function giveScore(
  { db, actor, now }: DbContext<{ actor: Recruiter }>,
  id: string,
  sent: Sent,
): Promise<BoxScores> {
  return db.transaction(async (tx) => {
    const locked = await lockInBox(tx, id, actor);
    if (!judgedIn.includes(locked.status))
      throw appError('ILLEGAL_MOVE', { message: '邀请面试之后、录用之前才能评分' });
    const before = await present(tx, actor, locked);
    if (!before.open) throw appError('CONFLICT', { message: '已看到其他评委的评分，不能再改' });
    if (sent.abstain && before.mine) throw appError('CONFLICT', { message: '已经评过分，可以直接查看' });
    if (sent.abstain && sent.values) throw fieldError('body.values', '放弃评分时不能填写分数');
    const marks = sent.abstain ? null : await marksOf(tx, locked.postId, sent.values);
    const score = { marks, comment: sent.comment ?? '', at: now };
    await tx
      .insert(deliveryScore)
      .values({ ...score, deliveryId: id, memberId: actor.member.memberId })
      .onConflictDoUpdate({ target: [deliveryScore.deliveryId, deliveryScore.memberId], set: score });
    return present(tx, actor, locked);
  });
}
