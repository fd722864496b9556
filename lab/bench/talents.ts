import { join } from 'node:path';
import { optionsOf } from '#lab/lib/options.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { fillCards, talentDefinition } from '#server/domains/talents/public.ts';
import { openMemory } from './lib/open-memory.ts';
import { againstOwn } from './lib/own-database.ts';
import { fill } from './talents/fill.ts';
import { measureQuality } from './talents/quality.ts';
import { measureSpeed } from './talents/speed.ts';

// npm run bench -- talents [--engine memory|database] [--resumes 1000000] [--each 200] [--only city] [--part speed|quality] [--people 5000] [--data DIR]
const defaults = { engine: 'memory', resumes: 1_000_000, each: 200, only: '', part: '', people: 5_000, data: '' };
const { engine, resumes, each, only, part, people, data } = optionsOf(defaults);
const now = new Date('2026-11-20T02:00:00Z');

if (part !== 'quality') {
  const missed = await againstOwn(data || join('data', `bench-talents-${resumes}`), async (connection, url) => {
    const { rows } = await connection.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM talent_search');
    if (rows[0]?.n !== resumes) await fill(connection.pool, resumes, now);
    console.log(`${resumes} people in talent search`);
    const began = performance.now();
    await fillCards({ db: connection.db, clock: { now: () => now } }, new AbortController().signal);
    console.log(`cards looked through: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    const open = () => openMemory(talentDefinition, { db: connection.db, url, rows: resumes });
    const memories = engine === 'memory' ? await open() : new Memories();
    try {
      return await measureSpeed(connection, memories, each, only, now);
    } finally {
      await memories.stop();
    }
  });
  if (missed > 0) process.exitCode = 1;
}
if (part !== 'speed') {
  const dataDir = `${data || join('data', 'bench-talents')}-people-${people}`;
  const enough = await againstOwn(dataDir, (connection) => measureQuality(connection, people, now));
  if (!enough) process.exitCode = 1;
}
