/** The story of the main path, which a quick run walks: a post is found, applied for and answered. */
export const mainStory = 'e2e/delivered.e2e.ts';

/**
 * The stories that `npm test` walks: what most people come for, each side of it, and what the seed fixes of a browser. All others
 * are walked by `npm test -- proof` (docs/decisions/0051-what-npm-test-leaves-to-proof.md).
 */
export const mainStories = [
  mainStory,
  'e2e/admin/admin.e2e.ts',
  'e2e/admin/intake.e2e.ts',
  'e2e/basics.e2e.ts',
  'e2e/chat.e2e.ts',
  'e2e/enterprise/release.e2e.ts',
  'e2e/import.e2e.ts',
  'e2e/mobile.e2e.ts',
  'e2e/platform/request-behaviour.e2e.ts',
  'e2e/public/exams.e2e.ts',
  'e2e/seeker/main-job.e2e.ts',
  'e2e/sign-in.e2e.ts',
];
