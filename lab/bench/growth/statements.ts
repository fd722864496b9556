import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** What an execution costs on average. */
export interface Statement {
  text: string;
  calls: number;
  ms: number;
  /** Blocks read from memory and disk. */
  blocks: number;
}

/** A statement without its values, as pg_stat_statements and auto_explain agree on it. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\$\d+|\b(?:\d+(?:\.\d+)?|true|false|null)\b/gi, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A statement in the width of a table. */
export function shortened(text: string): string {
  const verb = /^\w+/.exec(text)?.[0] ?? '';
  const tables = [...text.matchAll(/\b(?:from|join|into|update) "?([a-z_]+)"?/g)].map(([, name]) => name);
  return `${verb} ${[...new Set(tables)].slice(0, 5).join(', ')}`;
}

/** Statements of calls by their total time, heaviest first. What ran less often than the calls is work by the clock. */
export async function heaviest(pool: Pool, atLeast: number): Promise<Map<string, Statement>> {
  const { rows } = await pool.query<{ query: string; calls: string; total: number; blocks: string }>(
    `select query, calls, total_exec_time + total_plan_time as total, shared_blks_hit + shared_blks_read as blocks
    from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = current_database() and calls >= $1
    order by total desc`,
    [atLeast],
  );
  const found = new Map<string, Statement>();
  for (const { query, calls, total, blocks } of rows) {
    const text = withoutValues(query);
    if (/^(begin|commit|rollback|set|notify|listen)\b/i.test(text) || found.has(text)) continue;
    found.set(text, { text, calls: Number(calls), ms: total / Number(calls), blocks: Number(blocks) / Number(calls) });
  }
  return found;
}

/** What the server logs while calls run with their plans explained. */
export async function withPlans(pool: Pool, log: string, run: () => Promise<unknown>): Promise<string> {
  const file = openSync(log, 'r');
  const from = fstatSync(file).size;
  const setTo = async (ms: number) => {
    await pool.query(`alter system set auto_explain.log_min_duration = ${ms}`);
    await pool.query('select pg_reload_conf()');
    await wait(500);
  };
  await setTo(0);
  await run();
  await setTo(-1);
  const bytes = Buffer.alloc(fstatSync(file).size - from);
  readSync(file, bytes, 0, bytes.length, from);
  closeSync(file);
  return bytes.toString();
}

/** The last plan of each statement. */
export function plansIn(log: string): Map<string, string> {
  const plans = new Map<string, string>();
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] )/m)) {
    const [, text, plan] = /plan:\s+Query Text: ([\s\S]*?)\n\t((?:\S.*| {2}->)[^\n]*\(cost=[\s\S]*)$/.exec(entry) ?? [];
    if (text && plan) plans.set(withoutValues(text), plan.replaceAll('\n\t', '\n').trim());
  }
  return plans;
}
