import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillCards, talentDefinition } from '#server/domains/talents/public.ts';
import { Memories } from '#server/platform/memory-index/memories.ts';
import { openMemory } from './lib/open-memory.ts';
import { againstOwn } from './lib/own-database.ts';
import { fill } from './talents/fill.ts';
import { measureQuality } from './talents/quality.ts';
import { measureSpeed } from './talents/speed.ts';

// npm run bench -- talents [--engine memory|database] [--resumes 1000000] [--each 200] [--only city] [--part speed|quality] [--people 5000] [--data DIR]
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'memory' },
    resumes: { type: 'string', default: '1000000' },
    each: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    people: { type: 'string', default: '5000' },
    data: { type: 'string' },
  },
});
const resumes = Number(values.resumes);
const now = new Date('2026-11-20T02:00:00Z');

if (values.part !== 'quality') {
  const missed = await againstOwn(values.data ?? join('data', `bench-talents-${resumes}`), async (connection, url) => {
    const { rows } = await connection.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM talent_search');
    if (rows[0]?.n !== resumes) await fill(connection.pool, resumes, now);
    console.log(`${resumes} people in talent search`);
    const began = performance.now();
    await fillCards({ db: connection.db, clock: { now: () => now } }, new AbortController().signal);
    console.log(`cards looked through: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    const open = () => openMemory(talentDefinition, { db: connection.db, url, rows: resumes });
    const memories = values.engine === 'memory' ? await open() : new Memories();
    try {
      return await measureSpeed(connection, memories, Number(values.each), values.only, now);
    } finally {
      await memories.stop();
    }
  });
  if (missed > 0) process.exitCode = 1;
}
if (values.part !== 'speed') {
  const people = Number(values.people);
  const dataDir = `${values.data ?? join('data', 'bench-talents')}-people-${people}`;
  const enough = await againstOwn(dataDir, (connection) => measureQuality(connection, people, now));
  if (!enough) process.exitCode = 1;
}
