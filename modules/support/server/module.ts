import { sql } from 'drizzle-orm';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { supportHandlers } from './routes.ts';
import { waitingThreads } from './threads.ts';

export const supportServer = {
  name: 'support',
  handlers: supportHandlers,
  work: { support: waitingThreads },
  personalTables: {
    support_thread: {
      erase: ({ accountId }) => [
        sql`delete from support_message where account_id = ${accountId}`,
        sql`delete from support_thread where account_id = ${accountId}`,
      ],
    },
    support_message: { erase: ({ accountId }) => [sql`delete from support_message where account_id = ${accountId}`] },
  },
  partsOfExport: (accountId) => [
    {
      file: 'support',
      title: '与客服的对话',
      of: ['support_thread', 'support_message'],
      rows: sql`select m.side, m.text, m.at from support_message m where m.account_id = ${accountId} order by m.at`,
    },
  ],
  loadDemo: (tx, random, now) => import('../demo.ts').then(({ loadSupport }) => loadSupport(tx, random, now)),
} satisfies ServerModule<Deps>;
