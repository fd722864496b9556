import { defineConfig } from 'vitest/config';

const skipped = ['**/node_modules/**', 'build/**', 'data/**'];

/** What comes about by itself may take its time on a busy machine; a test waits, and does not judge speed. */
const expect = { poll: { timeout: 5_000 } };

export default defineConfig({
  test: {
    // One fewer by default, which leaves half of two cores idle while a file waits for its database.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          testTimeout: 20_000,
          setupFiles: ['scripts/property-tests.ts'],
          include: ['{contract,server,web,database,scripts,lab}/**/*.test.ts'],
          exclude: [...skipped, '**/*.api.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          expect,
          environment: 'happy-dom',
          // A document and the modules of a page take a second to load; setup.ts clears what a test leaves.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['scripts/property-tests.ts', 'web/testing/setup.ts'],
          include: ['web/**/*.test.tsx'],
          exclude: skipped,
        },
      },
      {
        test: {
          name: 'api',
          expect,
          include: ['**/*.api.test.ts'],
          exclude: skipped,
          globalSetup: ['server/platform/testing/global-setup.ts'],
          // Each file has a database and an application of its own; loading the modules again for each took a third of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect,
          include: ['e2e/**/*.e2e.ts'],
          exclude: skipped,
          globalSetup: ['e2e/setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
