import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Device } from '#contract/identity/accounts.ts';
import { session } from '#database/schema/identity.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { deviceName } from './device-name.ts';
import { endOtherSessions, endSessions } from './end-sessions.ts';

const MOST = 50;

/** The account's sessions, this device first. */
export async function ownDevices(ctx: Ctx): Promise<Device[]> {
  const own = signedIn(ctx);
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.accountId, own.accountId), isNull(session.endedAt), gt(session.expiresAt, ctx.now)))
    .orderBy(desc(session.createdAt))
    .limit(MOST);
  const devices = rows.map(({ id, userAgent, scope, createdAt, expiresAt }) => ({
    id,
    device: deviceName(userAgent),
    side: scope as Device['side'],
    signedInAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === own.sessionId,
  }));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one of the account's sessions; its sockets close on every node.
 * @throws AppError NOT_FOUND for an unknown or ended one, or another account's
 */
export async function endDevice(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = signedIn(ctx);
  const live = and(eq(session.id, id), eq(session.accountId, accountId), gt(session.expiresAt, ctx.now));
  const ended = await ctx.db.transaction(async (tx) =>
    live ? endSessions(tx, live, { reason: 'device', now: ctx.now }) : 0,
  );
  if (ended === 0) throw appError('NOT_FOUND', { message: '这台设备已经退出' });
}

export async function endOtherDevices(ctx: Ctx): Promise<{ ended: number }> {
  const own = signedIn(ctx);
  const ending = { reason: 'device', now: ctx.now } as const;
  return { ended: await ctx.db.transaction((tx) => endOtherSessions(tx, own, ending)) };
}
