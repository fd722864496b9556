import { sql } from 'drizzle-orm';

/**
 * A position in PostgreSQL's write-ahead log. A failover begins a new timeline at what the promoted server had; another server may
 * have got further on the former one, and lacks what is written since.
 */
export interface Position {
  timeline: number;
  offset: bigint;
}

/** A position that no replica reaches, to force reading on the primary. */
export const UNREACHABLE = 'FFFFFFFF/FFFFFFFF/FFFFFFFF';

/** The timeline of the primary as hexadecimal text; a server in recovery cannot name its own. */
export const timelineOfPrimary = sql`case when pg_is_in_recovery() then '0'
  else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end`;

/** Parses `1/16/B374D848`: the timeline before PostgreSQL's format. */
export function readPosition(text: string): Position {
  const [timeline = '0', high = '0', low = '0'] = text.split('/');
  return { timeline: Number(`0x${timeline}`), offset: (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) };
}

/** Whether a server at `reached` has everything that the primary had acknowledged at `position`. */
export const includes = (reached: Position, position: Position): boolean =>
  reached.timeline >= position.timeline && reached.offset >= position.offset;
