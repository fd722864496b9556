import { hashOfText } from '../draw.ts';

/** One move of a project, of a registration, or of the results, as the chain and the archive have it. */
export interface ChainEvent {
  source: 'exam' | 'registration' | 'log';
  id: number;
  /** Of the log: what moved. Otherwise the source again. */
  subject: string;
  subjectId: string;
  from: string | null;
  move: string;
  to: string;
  side: string;
  actorId: string | null;
  /** ISO 8601 */
  at: string;
  /** Part of the chain only where it has the terms before and after: other notes are erased with the person they are about. */
  note: string;
}

/** The last event of each source that a block contains. */
export interface ChainPosition {
  exam: number;
  registration: number;
  log: number;
}

/** A sealed block of events. */
export interface ChainBlock {
  number: number;
  until: ChainPosition;
  events: number;
  hash: string;
}

export const chainStart: ChainPosition = { exam: 0, registration: 0, log: 0 };
const firstHash = '0'.repeat(64);

/** The events of a block: those after one position up to another, by source and id. */
export function eventsBetween(events: readonly ChainEvent[], after: ChainPosition, until: ChainPosition): ChainEvent[] {
  const order = { exam: 0, registration: 1, log: 2 };
  return events
    .filter(({ source, id }) => id > after[source] && id <= until[source])
    .sort((one, other) => order[one.source] - order[other.source] || one.id - other.id);
}

/** Moves of a project whose note is what changed, with both values. */
const withNote: readonly string[] = ['propose', 'amend'];

const lineOf = ({ source, id, subject, subjectId, from, move, to, side, actorId, at, note }: ChainEvent) => {
  const cells = [source, id, subject, subjectId, from, move, to, side, actorId, at];
  const changes = source === 'exam' && withNote.includes(move) ? [JSON.stringify(note)] : [];
  return [...cells, ...changes].map((cell) => cell ?? '-').join(' ');
};

/** SHA-256 of a block: of a head with the hash of the block before, and a line an event. `before` is null for the first one. */
export const hashOfBlock = (
  examId: string,
  { number, before }: { number: number; before: string | null },
  events: readonly ChainEvent[],
): Promise<string> =>
  hashOfText(`${[`exam-chain-1 ${examId} ${number} ${before ?? firstHash}`, ...events.map(lineOf)].join('\n')}\n`);

/** What a chain fails to prove, in words; empty where every block is as it was sealed and no event lies outside. */
export async function chainFaults(
  examId: string,
  { events, blocks }: { events: readonly ChainEvent[]; blocks: readonly ChainBlock[] },
): Promise<string[]> {
  let after = chainStart;
  let before: string | null = null;
  let sealed = 0;
  for (const { number, until, events: count, hash } of blocks) {
    const block = eventsBetween(events, after, until);
    const is = await hashOfBlock(examId, { number, before }, block);
    if (is !== hash || block.length !== count) return [`事件链第 ${number} 块与封存时不一致`];
    [after, before, sealed] = [until, hash, sealed + count];
  }
  return sealed === events.length ? [] : [`有 ${events.length - sealed} 条事件不在事件链里`];
}
