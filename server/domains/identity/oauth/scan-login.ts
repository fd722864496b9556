import { and, eq, gt, inArray } from 'drizzle-orm';
import { loginTicket } from '#database/schema/accounts.ts';
import { account } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { recordsOf } from '../account/records.ts';
import { limitKey } from '../limits.ts';
import { signInSeeker } from '../login/sign-in.ts';
import { hashOfSecret, newSecret } from '../secrets.ts';
import { deviceName } from '../session/device-name.ts';

const SCAN_MS = 2 * 60_000;
const DIRECT_MS = 5 * 60_000;
/** An open login page requests a new code every two minutes, and a whole school may share one address. */
const perAddress = { limit: 600, windowSeconds: 600 };

const stale = () => appError('INVALID_TICKET', { message: '二维码已失效，请刷新后重试' });

/** A QR code for the requesting browser. Only that browser can pick up the session: a photographed code is useless. */
export async function beginScan(deps: Deps, ctx: Ctx) {
  refuseOver(await consume(deps.db, limitKey(deps, 'scan-ip', subscriberOf(ctx.ip)), perAddress, ctx.now));
  const [ticket, browserKey] = [newSecret(), newSecret()];
  const expiresAt = new Date(ctx.now.getTime() + SCAN_MS);
  await ctx.db.insert(loginTicket).values({
    kind: 'scan',
    ticketHash: hashOfSecret(ticket),
    browserHash: hashOfSecret(browserKey),
    status: 'waiting',
    device: deviceName(ctx.userAgent),
    createdAt: ctx.now,
    expiresAt,
  });
  return { ticket, browserKey, expiresAt: expiresAt.toISOString() };
}

const live = (kind: 'scan' | 'direct', ticket: string, now: Date) =>
  and(eq(loginTicket.kind, kind), eq(loginTicket.ticketHash, hashOfSecret(ticket)), gt(loginTicket.expiresAt, now));

/** The phone has scanned the code; only the first one to scan may answer. */
export async function lookAtScan(ctx: Ctx, ticket: string) {
  const { accountId } = seeker(ctx);
  const [mine] = await ctx.db
    .update(loginTicket)
    .set({ status: 'scanned', accountId })
    .where(and(live('scan', ticket, ctx.now), eq(loginTicket.status, 'waiting')))
    .returning();
  const again = and(
    live('scan', ticket, ctx.now),
    eq(loginTicket.status, 'scanned'),
    eq(loginTicket.accountId, accountId),
  );
  const found = mine ?? (await ctx.db.select().from(loginTicket).where(again))[0];
  if (!found) throw stale();
  return { device: found.device, requestedAt: found.createdAt.toISOString() };
}

export async function answerScan(ctx: Ctx, ticket: string, agree: boolean): Promise<void> {
  const { accountId } = seeker(ctx);
  const answered = await ctx.db
    .update(loginTicket)
    .set({ status: agree ? 'agreed' : 'refused' })
    .where(and(live('scan', ticket, ctx.now), eq(loginTicket.status, 'scanned'), eq(loginTicket.accountId, accountId)))
    .returning({ id: loginTicket.id });
  if (answered.length === 0) throw stale();
}

async function signInAccount(deps: Deps, ctx: Ctx, accountId: string | null) {
  const [holder] = accountId ? await ctx.db.select().from(account).where(eq(account.id, accountId)) : [];
  const records = holder && (await recordsOf(ctx.db, holder.id));
  if (!holder || !records || holder.reassignedAt || holder.status !== 'active') throw stale();
  return signInSeeker(deps, ctx, holder, { records });
}

/** Polled by the waiting browser. Once the phone has agreed, the first poll signs in, and no other. */
export async function waitForScan(deps: Deps, ctx: Ctx, ticket: string, browserKey: string) {
  const own = and(live('scan', ticket, ctx.now), eq(loginTicket.browserHash, hashOfSecret(browserKey)));
  const [spent] = await ctx.db
    .update(loginTicket)
    .set({ status: 'spent' })
    .where(and(own, eq(loginTicket.status, 'agreed')))
    .returning();
  if (spent) return { state: 'agreed' as const, ...(await signInAccount(deps, ctx, spent.accountId)) };
  const [waiting] = await ctx.db
    .select({ status: loginTicket.status })
    .from(loginTicket)
    .where(and(own, inArray(loginTicket.status, ['waiting', 'scanned', 'refused'])));
  return { state: (waiting?.status ?? 'expired') as 'waiting' | 'scanned' | 'refused' | 'expired' };
}

/** A code that signs one's own phone in, created in a signed-in browser. */
export async function makeDirectTicket(ctx: Ctx) {
  const { accountId } = seeker(ctx);
  const ticket = newSecret();
  const expiresAt = new Date(ctx.now.getTime() + DIRECT_MS);
  await ctx.db.insert(loginTicket).values({
    kind: 'direct',
    ticketHash: hashOfSecret(ticket),
    status: 'waiting',
    accountId,
    createdAt: ctx.now,
    expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** Consumes such a code: of concurrent calls one signs in. */
export async function logInDirectly(deps: Deps, ctx: Ctx, ticket: string) {
  const [spent] = await ctx.db
    .update(loginTicket)
    .set({ status: 'spent' })
    .where(and(live('direct', ticket, ctx.now), eq(loginTicket.status, 'waiting')))
    .returning();
  if (!spent) throw stale();
  return signInAccount(deps, ctx, spent.accountId);
}
