import { readFileSync } from 'node:fs';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';

const HEAD = /^\S+ \S+ \S+ \[(\d+)\] (\w+): {2}(.*)$/;
const MAX_STATEMENT = 120;

interface Entry {
  process: string;
  kind: string;
  text: string;
}

function entriesOf(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const [, process = '', kind = '', text = ''] = HEAD.exec(line) ?? [];
    const last = entries.at(-1);
    if (kind) entries.push({ process, kind, text });
    else if (last) last.text += line;
  }
  return entries;
}

/** Statements in PostgreSQL's log that were aborted by a deadlock. */
export function ringsIn(log: string): string[] {
  const entries = entriesOf(log);
  return entries.flatMap(({ kind, text, process }, at) => {
    if (kind !== 'ERROR' || text !== 'deadlock detected') return [];
    const statement = entries.slice(at).find((entry) => entry.process === process && entry.kind === 'STATEMENT');
    return [(statement?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_STATEMENT)];
  });
}

/** Faults of a run: a deadlock costs a second and a 503, and may repeat. */
export const ringsOf = (dataDir: string): string[] =>
  ringsIn(readFileSync(dataFiles(dataDir).log, 'utf8')).map((statement) => `deadlock: ${statement}`);
