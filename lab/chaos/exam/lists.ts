import { setTimeout as wait } from 'node:timers/promises';
import { hashOfList } from '#modules/exams/contract/results/list-text.ts';
import type { Asker } from '../ledger/ask.ts';

/** What two members of staff were answered: a score that both stand for, a list that one prepared and the other confirmed. */
export type Settled = { ticket: string; points: number } | { list: string };

interface Staff {
  one: { token: string; ask: Asker['ask'] };
  other: { token: string; ask: Asker['ask'] };
  examId: string;
  tickets: readonly string[];
  random(): number;
  settle(what: Settled): void;
}

const AT_ONCE = 20;
/** How far ahead a list is prepared: its confirmation has to be answered before. */
const AHEAD_MS = 6_000;

async function enter(
  { one, other, examId, settle }: Staff,
  scores: { ticket: string; points: number }[],
  reason: string,
) {
  const path = `/api/company/exams/${examId}/scores`;
  const body = { scores: scores.map((score) => ({ ...score, mark: 'score' })), reason };
  for (const person of [one, other]) {
    const { status, body: said } = await person.ask(person.token, 'PUT', path, body);
    if (status !== 200) throw new Error(`scores were refused: ${JSON.stringify(said)}`);
  }
  for (const score of scores) settle(score);
}

/** One prepares a list and the other confirms it; a list whose moment a crash outlasted is withdrawn and prepared again. */
async function publish({ one, other, examId, settle }: Staff, reason: string): Promise<void> {
  const lists = `/api/company/exams/${examId}/publications`;
  for (;;) {
    const publicAt = new Date(Date.now() + AHEAD_MS).toISOString();
    await one.ask(one.token, 'POST', lists, { kind: 'written', publicAt, reason });
    const { body } = await other.ask(other.token, 'GET', lists);
    const waiting = body.items?.find(({ status }) => status === 'prepared');
    if (!waiting) continue;
    const decide = (move: string) =>
      other.ask(other.token, 'POST', `/api/company/examPublications/${waiting.id}/moves`, { move });
    const { status } = await decide('confirm');
    if (status === 200) return settle({ list: waiting.id });
    await decide('drop');
  }
}

/** Enters everybody's score by two people, then corrects some and publishes the list again, until the other work is over. */
export async function settleScores(staff: Staff, isOver: () => boolean): Promise<void> {
  const points = () => Math.floor(staff.random() * 201) / 2;
  for (let at = 0; at < staff.tickets.length; at += AT_ONCE) {
    const part = staff.tickets.slice(at, at + AT_ONCE);
    await enter(
      staff,
      part.map((ticket) => ({ ticket, points: points() })),
      '',
    );
  }
  for (let round = 1; ; round += 1) {
    await publish(staff, round === 1 ? '' : '复查更正');
    await wait(AHEAD_MS);
    if (isOver()) return;
    const ticket = staff.tickets[round % staff.tickets.length] ?? '';
    await enter(staff, [{ ticket, points: points() }], '复查更正');
  }
}

interface StoredList {
  id: string;
  examId: string;
  kind: string;
  version: number;
  publicAt: string;
  status: string;
  hash: string;
  applied: number;
  lines: Parameters<typeof hashOfList>[0]['lines'];
  /** How many people were told. */
  told: number;
}

export interface StoredResults {
  /** Confirmed scores, by ticket. */
  scores: readonly { ticket: string; points: number }[];
  lists: readonly StoredList[];
}

/** Faults of scores and lists at the end; empty if everything that was answered is there once and says what was hashed. */
export async function listFaults(settled: readonly Settled[], { scores, lists }: StoredResults): Promise<string[]> {
  const found: string[] = [];
  const last = new Map(settled.flatMap((one) => ('ticket' in one ? [[one.ticket, one.points] as const] : [])));
  for (const [ticket, points] of last) {
    const stored = scores.filter((score) => score.ticket === ticket).map((score) => score.points);
    if (stored.join() !== String(points))
      found.push(`the score ${points} of ${ticket} was answered, stored is ${stored}`);
  }
  const confirmed = new Map(lists.flatMap((list) => (list.status === 'confirmed' ? [[list.id, list] as const] : [])));
  for (const one of settled)
    if ('list' in one && !confirmed.has(one.list)) found.push(`list ${one.list} was answered and is lost`);
  for (const list of confirmed.values()) {
    const { id, hash, applied, lines, told } = list;
    if ((await hashOfList(list)) !== hash) found.push(`list ${id} does not say what was hashed`);
    if (applied !== 1) found.push(`the moves of list ${id} were made ${applied} times`);
    if (told !== lines.length) found.push(`list ${id} has ${lines.length} people and told ${told}`);
  }
  return found;
}
