/**
 * Every npm script, as the steps it runs in turn with the project's own Node.
 * What follows `--` on the command line goes to the last step.
 *
 * @typedef {{ run: string, when?: string, alone?: boolean, drains?: boolean, env?: Record<string, string> }} Step
 * `when`: a path; the step is left out while it does not exist.
 * `alone`: no other process of this checkout takes such a step at the same time.
 * `drains`: the step ends in its own time after a signal, which it is sent once (see bootstrap/child.mjs).
 * @type {Record<string, Step[]>}
 */
export const tasks = {
  start: [
    { run: 'node scripts/build.ts --if-stale', alone: true },
    // Memory (docs/decisions/0008-fast-pages.md): full collections compact and give back, and the heap may grow by 45 % between
    // two, where Node would let it become several times what lives in it; young objects get halves of 16 MiB, at once again
    // after each of those; two threads collect, each of which keeps some of its own; threads share two arenas of malloc,
    // which gives larger blocks back at once instead of keeping them; the segmenter takes small pages.
    {
      run: 'node --v8-pool-size=2 --max-semi-space-size=16 --semi-space-growth-factor=16 --memory-saver-mode --heap-growing-percent=45 build/app/main.js',
      drains: true,
      env: {
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '65536',
        MALLOC_TRIM_THRESHOLD_: '524288',
        MIMALLOC_ALLOW_THP: '0',
      },
    },
  ],
  dev: [{ run: 'node server/main.ts --dev', drains: true, env: { NODE_ENV: 'development' } }],
  build: [{ run: 'node scripts/build.ts', alone: true }],
  test: [{ run: 'node scripts/test.ts' }],
  check: [{ run: 'biome check' }, { run: 'react-router typegen', when: 'web/routes.ts' }, { run: 'tsc -p .' }],
  fix: [{ run: 'biome check --write' }],
  demo: [{ run: 'node scripts/demo.ts' }],
  import: [{ run: 'node scripts/import.ts' }],
  operator: [{ run: 'node scripts/operator.ts' }],
  bench: [{ run: 'node scripts/bench.ts' }],
  fuzz: [{ run: 'node scripts/fuzz.ts' }],
  chaos: [{ run: 'node scripts/chaos.ts' }],
  'db:generate': [{ run: 'drizzle-kit generate' }],
  licences: [{ run: 'node scripts/licences.ts' }],
  shots: [{ run: 'node scripts/shots.ts' }],
};
