import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Asker } from '../ledger/ask.ts';
import { criteria } from './fill-interview.ts';

/** A sheet that a judge's device was told is stored. */
export interface AcknowledgedSheet {
  sheet: string;
  judge: string;
  lot: number;
  total: number;
}

export interface StoredSheet extends AcknowledgedSheet {
  status: string;
  /** How often the log says that it was sealed. */
  sealed: number;
}

interface Work extends Asker {
  /** Of the organiser's lead, who names the judges. */
  token: string;
  /** Of a second lead, who confirms them. */
  second: string;
  groupId: string;
  lots: number;
  random(): number;
  acknowledge(sheet: AcknowledgedSheet): void;
}

/** Share of calls that a device makes from two tabs at once, and of calls that repeat what is stored already. */
const TWICE = 0.3;

const textOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One judge's device: it enters, then seals the numbers in their order, as many at once as a time without a network left. */
async function judge(
  { ask, token, lots, random, acknowledge }: Work,
  { judgeId, code }: { judgeId: string; code: string },
) {
  const device = textOf(`device ${judgeId}`);
  // Sent again until it is answered: the code may be spent by an answer that was lost.
  const entered = await ask(token, 'POST', '/api/judge/devices', { code, device });
  if (entered.status !== 200) throw new Error(`a judge was refused: ${JSON.stringify(entered.body)}`);
  const sent: object[] = [];
  for (let from = 1; from <= lots; ) {
    const many = Math.min(1 + Math.floor(random() * 4), lots - from + 1);
    const sheets = Array.from({ length: many }, (_, at) => {
      const lot = from + at;
      const marks = criteria.map(({ max }) => Math.floor(random() * max * 2) / 2);
      return { kind: 'sheet', id: textOf(`${judgeId} ${lot}`).slice(0, 32), lot, marks, at: new Date().toISOString() };
    });
    const again = random() < TWICE ? sent.slice(-3) : [];
    const send = () => ask(token, 'POST', '/api/judge/entries', { device, entries: [...again, ...sheets] });
    const answers = await Promise.all(random() < TWICE ? [send(), send()] : [send()]);
    for (const { status, body } of answers) {
      const { refused } = body as unknown as { refused: unknown[] };
      if (status !== 200 || refused.length > 0) throw new Error(`a sheet was refused: ${JSON.stringify(body)}`);
    }
    for (const { id, lot, marks } of sheets)
      acknowledge({ sheet: id, judge: judgeId, lot, total: marks.reduce((sum, mark) => sum + mark, 0) });
    sent.push(...sheets);
    from += many;
  }
}

/** Names judges and lets each of them score every number. */
export async function judgeAll(work: Work, names: readonly string[]): Promise<void> {
  const path = `/api/company/examGroups/${work.groupId}/judges`;
  const { status, body: refusal } = await work.ask(work.token, 'POST', path, { names });
  if (status !== 204) throw new Error(`judges were refused: ${JSON.stringify(refusal)}`);
  const { body: group } = await work.ask(work.second, 'GET', `/api/company/examGroups/${work.groupId}`);
  const [proposal] = (group as unknown as { proposals: { id: string }[] }).proposals;
  const { body } = await work.ask(work.second, 'POST', `/api/company/examProposals/${proposal?.id}/moves`, {
    move: 'confirm',
  });
  const { codes } = body as unknown as { codes: { judgeId: string; code: string }[] };
  await Promise.all(codes.map((code) => judge(work, code)));
}

/** The sheets of a project with what the log says of them. */
export async function readSheets(db: Database, examId: string): Promise<StoredSheet[]> {
  const { rows } = await db.execute<StoredSheet & Record<string, unknown>>(sql`
    select s.id as sheet, s.judge_id::text as judge, c.lot::int as lot, s.total::float8 as total, s.status,
      (select count(*)::int from exam_log l where l.exam_id = ${examId} and l.subject = 'sheet' and l.move = 'seal'
        and l.subject_id = s.judge_id and l.registration_id = s.registration_id) as sealed
    from exam_sheet s join exam_candidate c on c.id = s.registration_id where c.exam_id = ${examId} order by c.lot`);
  return rows;
}

/** Faults of the sheets at the end; empty if each that was answered is there once, as it was sealed. */
export function sheetFaults(acknowledged: readonly AcknowledgedSheet[], stored: readonly StoredSheet[]): string[] {
  const byId = new Map(stored.map((one) => [one.sheet, one]));
  const lost = acknowledged.flatMap(({ sheet, judge: by, lot, total }) => {
    const found = byId.get(sheet);
    if (!found) return [`sheet ${sheet} was answered and is lost`];
    const isRight = found.judge === by && found.lot === lot && found.total === total && found.status === 'sealed';
    return isRight ? [] : [`sheet ${sheet} was sealed as ${lot}: ${total} and is ${found.lot}: ${found.total}`];
  });
  const doubled = [...Map.groupBy(stored, ({ judge: by, lot }) => `${by} ${lot}`)].flatMap(([of, all]) =>
    all.length > 1 ? [`${of} is sealed ${all.length} times`] : [],
  );
  const told = stored.flatMap(({ sheet, sealed }) => (sealed === 1 ? [] : [`the log seals ${sheet} ${sealed} times`]));
  return [...lost, ...doubled, ...told];
}
