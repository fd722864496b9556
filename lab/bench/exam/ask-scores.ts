import { setTimeout as sleep } from 'node:timers/promises';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cpuOf } from '../lib/cpu.ts';
import { timeEach } from '../lib/percentiles.ts';
import type { Child } from '../pages/child.ts';
import { atRate, printRated } from './at-rate.ts';
import { fillPublication } from './publication.ts';

const MINUTE_S = 60;
const OTHERS_A_SECOND = 5;
const PUBLIC_IN_MS = 20_000;

interface Asked {
  site: Child;
  hello: Child;
  dataDir: string;
  /** How many people ask. */
  asking: number;
  /** A session of the organiser. */
  reviewer: string;
  companyId: string;
}

/**
 * Publishes scores; from their moment on everybody opens the page of results and asks for their own within a minute, while others
 * search. The same number of requests to a bare server follows. Returns faults.
 */
export async function askScores(db: Database, asked: Asked): Promise<string[]> {
  const { site, hello, dataDir, asking, reviewer, companyId } = asked;
  const faults: string[] = [];
  const { examId, publicAt, tokens } = await fillPublication(db, { companyId, people: asking, inMs: PUBLIC_IN_MS });
  let silent = 0;
  const own = async (at: number) => {
    const headers = { authorization: `Bearer ${tokens[at]}` };
    const answer = await fetch(`${site.origin}/api/exams/${examId}/results/mine`, { headers });
    const { items = [] } = (await answer.json()) as { items?: { line: { written: number | null } }[] };
    const told = items.some(({ line }) => line.written !== null);
    if (!told) silent += 1;
    return answer.status;
  };
  const get = async (address: string) => {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  };
  const every = (count: number, request: (at: number) => Promise<number>) =>
    Array.from({ length: count }, (_, at) => () => request(at));
  await sleep(Math.max(0, publicAt.getTime() - Date.now() - 1_000));
  await own(0);
  if (silent !== 1) faults.push('a score was told a second before its moment');
  silent = 0;
  await sleep(Math.max(0, publicAt.getTime() - Date.now()));
  const postmaster = findPostmaster(dataFiles(dataDir).cluster)?.pid ?? 0;
  const pids = [site.pid, postmaster, hello.pid];
  const before = pids.map(cpuOf);
  const aSecond = asking / MINUTE_S;
  const page = `${site.origin}/exams/results?id=${examId}`;
  const [owns, opened, searched] = await Promise.all([
    atRate(aSecond, every(asking, own)),
    atRate(
      aSecond,
      every(asking, () => get(page)),
    ),
    atRate(
      OTHERS_A_SECOND,
      every(OTHERS_A_SECOND * MINUTE_S, () => get(`${site.origin}/api/posts`)),
    ),
  ]);
  const between = pids.map(cpuOf);
  const bare = await atRate(
    aSecond,
    every(asking, () => get(hello.origin)),
  );
  const after = pids.map(cpuOf);
  printRated(`bare Node, ${asking} within a minute`, bare);
  printRated(`own score, ${asking} within a minute after its moment`, owns);
  printRated('the page of results meanwhile', opened);
  printRated('search of others meanwhile', searched);
  const used = (from: number[], to: number[], at: number) => `${((to[at] ?? 0) - (from[at] ?? 0)).toFixed(1)} s`;
  console.log(
    `processor: product ${used(before, between, 0)}, its database ${used(before, between, 1)}, bare Node ${used(between, after, 2)}`,
  );
  const isRefused = [owns, opened, searched].some(({ statuses }) => Object.keys(statuses).join() !== '200');
  if (isRefused || silent > 0) faults.push(`an answer failed, or told no score (${silent})`);
  const lists = `${site.origin}/api/company/exams/${examId}/publications`;
  const staff = await timeEach(['', '', ''], async () =>
    (await fetch(lists, { headers: { authorization: `Bearer ${reviewer}` } })).text(),
  );
  console.log(`lists of ${asking} people for staff: p50 ${staff.p50.toFixed(0)} ms, most ${staff.most.toFixed(0)} ms`);
  return faults;
}
