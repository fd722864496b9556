import { randomBytes } from 'node:crypto';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';
import {
  type DrawInput,
  type DrawKind,
  type DrawnSeat,
  drawSeats,
  drawText,
  hashOfSeed,
  hashOfText,
} from '../../contract/draw.ts';
import { examDraw } from '../../schema/exam-registrations.ts';
import { announce } from '../follow.ts';
import { type ExamRow, illegal } from '../store.ts';
import { drawOf, isDraw } from './store.ts';

export type Secrets = Pick<Deps, 'secret'>;

const SEED_BYTES = 32;

interface Draw {
  examId: string;
  kind: DrawKind;
}

/** What a seed is sealed for: that of one draw does not open as another's. */
const labelOf = ({ examId, kind }: Draw) => (kind === 'seats' ? examId : `${examId}:${kind}`);

const announced = {
  seats: { title: '考试名单已冻结，将公开抽签排座', unit: '考场' },
  lots: { title: '面试名单已冻结，将公开抽签', unit: '小组' },
} as const satisfies Record<DrawKind, object>;

/** Fixes the input of a draw of a locked project, and publishes its hash with that of a new secret seed. @throws AppError ILLEGAL_MOVE */
export async function commitInput(
  { secret }: Secrets,
  tx: Database,
  { accountId, now }: Writer,
  { input, lacking, ...draw }: Draw & { input: DrawInput; lacking: readonly string[] },
): Promise<void> {
  if (lacking.length > 0) throw illegal(`还不能冻结名单：${lacking.join('；')}`);
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const seedSealed = seal(secret('exam-draw'), labelOf(draw), seed);
  await tx.insert(examDraw).values({ ...draw, ...hashes, seedSealed, input, committedBy: accountId, committedAt: now });
  const { title, unit } = announced[draw.kind];
  const size = `共 ${input.people.length} 人、${input.rooms.length} 个${unit}`;
  const body = `${size}。名单哈希 ${hashes.inputHash}，种子哈希 ${hashes.seedHash}。抽签后公布种子，任何人可以复算。`;
  await announce(tx, draw.examId, { title, body }, now);
}

/** Publishes the seed of a draw of a locked project, once; returns who drew what. @throws AppError ILLEGAL_MOVE */
export async function revealSeed(
  { secret }: Secrets,
  tx: Database,
  { accountId, now }: Writer,
  { row, kind }: { row: ExamRow; kind: DrawKind },
): Promise<DrawnSeat[]> {
  const draw = await drawOf(tx, row.id, kind);
  if (row.status !== 'published' || !draw || draw.revealedAt) {
    const drawn = kind === 'seats' ? '座位已经抽出' : '签号已经抽出';
    throw illegal(draw?.revealedAt ? drawn : '请先冻结名单并公布哈希');
  }
  const seed = unseal(secret('exam-draw'), labelOf({ examId: row.id, kind }), draw.seedSealed);
  await tx.update(examDraw).set({ seed, revealedBy: accountId, revealedAt: now }).where(isDraw(row.id, kind));
  return drawSeats(seed, draw.input);
}
