import { createHash, randomBytes } from 'node:crypto';
import { bindTicket, loginTicket } from '#database/schema/accounts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';

export interface AccountThings {
  /** Another device of the seeker's. */
  sessionId: string;
  /** A QR code that a browser waits on, with itself as the browser's key; and one that the seeker has scanned. */
  scanTicket: string;
  scannedTicket: string;
  /** Signs the seeker's phone in. */
  directTicket: string;
  /** An identity at QQ that waits for a phone. */
  bindTicket: string;
}

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const createdAt = new Date('2026-11-20T01:00:00Z');
const expiresAt = new Date('2026-12-20T02:00:00Z');

export async function givenAccountThings(db: Database, accountId: string): Promise<AccountThings> {
  const { sessionId } = await signIn(db, accountId);
  const [scanTicket, scannedTicket, directTicket, bind] = [secret(), secret(), secret(), secret()];
  const times = { createdAt, expiresAt };
  const scan = { kind: 'scan', ...times };
  await db.insert(loginTicket).values([
    { ...scan, ticketHash: hashOf(scanTicket), browserHash: hashOf(scanTicket), status: 'waiting' },
    { ...scan, ticketHash: hashOf(scannedTicket), browserHash: hashOf(scannedTicket), status: 'scanned', accountId },
    { kind: 'direct', ...times, ticketHash: hashOf(directTicket), status: 'waiting', accountId },
  ]);
  const openIdHash = randomBytes(32);
  await db.insert(bindTicket).values({ provider: 'qq', ticketHash: hashOf(bind), openIdHash, expiresAt });
  return { sessionId, scanTicket, scannedTicket, directTicket, bindTicket: bind };
}
