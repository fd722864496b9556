import { join } from 'node:path';
import { expect, test } from 'vitest';
import { touchedFolders } from './quick.ts';

const root = join(import.meta.dirname, '..', '..');

test('a change touches the tests of the subjects in which its files lie', () => {
  const changed = [
    'server/domains/posts/reading/post-detail.ts',
    'server/domains/posts/present.ts',
    'server/platform/jobs/jobs.ts',
    'web/areas/public/job/job-head.tsx',
    'web/features/chat/talk/interview-card.tsx',
    'contract/posts/post-card.ts',
    'modules/wages/server/store.ts',
    'server/domains/no-longer/there.ts',
    'README.md',
  ];
  expect(touchedFolders(changed, root)).toEqual([
    'contract/posts',
    'modules/wages/server',
    'server/domains/posts',
    'server/platform/jobs',
    'web/areas/public/job',
    'web/features/chat',
  ]);
});
