import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { supportEndpoints } from './contract.ts';
import { supportMessage, supportThread } from './schema.ts';

const ofThread = ({ supportId: id }: { supportId: string }) => ({ params: { id } });

export const proof: ModuleProof<typeof supportEndpoints, { supportId: string }> = {
  /** The seeker's message waits for the operators. */
  async fixtures(db, { accountId, createdAt }) {
    const asked = '发票抬头填错了，怎么改？';
    await db.insert(supportThread).values({ accountId, lastText: asked, lastAt: createdAt, waitingSince: createdAt });
    const message = { accountId, side: 'person' as const, senderId: accountId, text: asked, at: createdAt };
    await db.insert(supportMessage).values(message);
    return { supportId: accountId };
  },
  samples: {
    'GET /api/support/messages': () => ({}),
    'POST /api/support/messages': () => ({ body: { text: '发票抬头填错了，怎么改？' } }),
    'GET /api/admin/support': () => ({ query: { state: 'answered', page: 1 } }),
    'GET /api/admin/support/:id': ofThread,
    'POST /api/admin/support/:id/messages': (fixtures) => ({
      ...ofThread(fixtures),
      body: { text: '在结算页的发票里重新提交即可。' },
    }),
    'PUT /api/admin/support/:id/done': ofThread,
  },
  rights: `
GET /api/support/messages                     -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/support/messages                    -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/admin/support                        -        - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/support/:id supportId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/support/:id supportId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/support/:id/messages supportId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/support/:id/messages supportId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
PUT /api/admin/support/:id/done supportId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/support/:id/done supportId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
`,
  operatorRights: `
GET /api/admin/support                        + - - - +
GET /api/admin/support/:id                    + - - - +
POST /api/admin/support/:id/messages          + - - - +
PUT /api/admin/support/:id/done               + - - - +
`,
};
