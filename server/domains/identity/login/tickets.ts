import { sql } from 'drizzle-orm';
import { registerTicket } from '#database/schema/identity.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { hashOfSecret, newSecret } from '../secrets.ts';

const VALID_SECONDS = 1_800;

/** The portal that a ticket was issued at; it is invalid at the other. */
export type Side = 'seeker' | 'company';

/** Proof of a verified phone for the next step. Only its hash is stored. */
export async function issueTicket(db: Database, phone: string, side: Side, now: Date): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1_000);
  await db.insert(registerTicket).values({ ticketHash: hashOfSecret(ticket), phone, side, createdAt: now, expiresAt });
  return ticket;
}

/** Whether the ticket is valid now: a cheap check before expensive work. */
export async function isGoodTicket(db: Database, ticket: string, side: Side, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from register_ticket t
    where t.ticket_hash = ${hashOfSecret(ticket)} and t.side = ${side} and t.used_at is null and t.expires_at > ${now}`);
  return rowCount === 1;
}

/**
 * Consumes the ticket and returns its phone; null when it is unknown, expired, used or of the other portal. Consumed inside the
 * transaction of the step it allows: parallel uses wait for each other, and a failed step consumes nothing.
 */
export async function spendTicket(db: Database, ticket: string, side: Side, now: Date): Promise<string | null> {
  const row = await rowOf(db, { phone: 'string' })`
    update register_ticket set used_at = ${now}
    where ticket_hash = ${hashOfSecret(ticket)} and side = ${side} and used_at is null and expires_at > ${now}
    returning phone`;
  return row?.phone ?? null;
}
