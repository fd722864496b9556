import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { onlyProven } from './scripts/suite/proof.ts';
import { slowUnits } from './scripts/suite/quick.ts';
import { SlowFirst } from './scripts/suite/slow-first.ts';
import { mainStories } from './scripts/suite/stories.ts';

const skipped = ['**/node_modules/**', 'build/**', 'data/**'];

/** Events may be slow on a busy machine; a test waits, and does not measure speed. */
const expect = { poll: { timeout: 5_000 } };

export default defineConfig({
  test: {
    // The default is one fewer, which leaves one of two cores idle while a file waits for its database.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          // Loading the modules anew for each file took a quarter of the time.
          isolate: false,
          testTimeout: 20_000,
          setupFiles: ['scripts/suite/property-tests.ts'],
          // The consoles' colours are read from it.
          css: { include: /tokens\.css/ },
          include: ['{contract,server,web,database,modules,packages,scripts,lab}/**/*.test.ts'],
          exclude: [...skipped, '**/*.{api,core}.test.ts', ...(process.env.QUICK ? slowUnits : [])],
        },
      },
      {
        test: {
          name: 'web',
          expect,
          environment: 'happy-dom',
          // Setting up a document and loading a page's modules takes about a second; setup.ts cleans up after each test.
          // Files share the modules too: a mocked module would reach the tests of others (scripts/rules/structure.ts refuses it).
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['scripts/suite/property-tests.ts', 'web/testing/setup.ts'],
          css: { include: /tokens\.css/ },
          include: ['{web,modules}/**/*.test.tsx'],
          exclude: skipped,
        },
      },
      {
        test: {
          name: 'api',
          expect,
          include: ['**/*.api.test.ts'],
          exclude: [...skipped, ...(process.env.PROOF ? [] : onlyProven)],
          globalSetup: ['server/platform/testing/global-setup.ts'],
          // Each file has a separate database and application; reloading the modules for each took a third of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The product with empty lists of modules.
        resolve: {
          alias: [{ find: /^#modules\//, replacement: join(import.meta.dirname, 'scripts/rules/no-modules/') }],
        },
        test: {
          name: 'core',
          expect,
          include: ['server/**/*.core.test.ts'],
          globalSetup: ['server/platform/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: { poll: { timeout: 15_000 } },
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...skipped, ...(process.env.PROOF ? mainStories : [])],
          globalSetup: ['e2e/setup.ts'],
          // By hand the main stories are walked once. In CI, and of the 250 of `npm test -- proof`, one may run out of time on a busy
          // machine; it is tried once more, with new contexts, and the log names it.
          retry: process.env.PROOF || process.env.CI ? 1 : 0,
          // Each worker's stories have a product of their own (e2e/setup.ts).
          maxWorkers: Number(process.env.E2E_LANES ?? 1),
          // The browser and its driver outlive a file (e2e/lib/site.ts).
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
