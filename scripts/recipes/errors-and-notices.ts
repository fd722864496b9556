import { after, line, type Recipe } from './recipe.ts';

export const fault: Recipe = {
  title: 'An error',
  mark: /NOTES_FULL|refuseNote/,
  lines: [
    line(
      'contract/errors.ts',
      after('contract/errors.ts', 'QUOTA_EXCEEDED:', "  NOTES_FULL: { status: 409, message: '便笺已满' },"),
    ),
    line('The command', {
      file: 'server/domains/admin-dashboard/refuse-note.ts',
      write:
        "import { appError } from '#server/platform/http/app-error.ts';\n\nexport function refuseNote(): never {\n  throw appError('NOTES_FULL');\n}\n",
    }),
  ],
};

const topics = 'contract/notifications/notice-topics.ts';

export const notice: Recipe = {
  title: 'A notice',
  mark: /tell-of-note|\bmemo\b/,
  lines: [
    line(topics, { file: topics, from: "kinds: ['order',", to: "kinds: ['memo', 'order'," }),
    line('The command', {
      file: 'server/domains/admin-dashboard/tell-of-note.ts',
      write: `import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export const tellOfNote = (tx: Database, accountId: string, id: string) =>
  notifyAccount(tx, { accountId, kind: 'memo.made', title: '有新的便笺', effectKey: \`note:\${id}\` });
`,
    }),
  ],
};
