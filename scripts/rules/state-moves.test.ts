import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Who asks a machine for the next state without `transition`, see docs/decisions/0029-one-transition.md. */
const byHand = [
  'companies/adopt-claim.ts',
  'companies/routes.ts',
  'companies/team/save-recruiter.ts',
  'deliveries/box/box-move.ts',
  'deliveries/box/open-in-box.ts',
  'deliveries/moves.ts',
  'deliveries/routes.ts',
  'deliveries/seeker/seeker-move.ts',
  'deliveries/seeker/start-accepted.ts',
  'modules/content/server/editor/edit-item.ts',
  'modules/content/server/lectures/lecture-guests.ts',
  'modules/exams/server/scores/scores.ts',
  'modules/wages/server/hours.ts',
  'modules/wages/server/write-slip.ts',
  'talents/invite/invitation-store.ts',
];

test('a domain moves a state by transition, and where it does not it is listed', () => {
  const files = globSync('{server/domains,modules}/**/*.ts', { cwd: join(root) }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const found = files
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /import \{[^}]*\bnext\b[^}]*\} from '#contract\/machine\.ts'/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map((file) => file.replace('server/domains/', ''));
  expect(found.sort()).toEqual(byHand);
});
