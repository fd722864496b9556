import type { adminDashboardEndpoints } from '#contract/operators/admin-dashboard.ts';
import type { wordEndpoints } from '#contract/operators/moderation-lists.ts';
import type { operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import type { operatorEndpoints } from '#contract/operators/operators.ts';
import type { reviewEndpoints } from '#contract/operators/reviews.ts';
import type { queryEndpoints } from '#contract/queries/queries.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import { nextPhone } from '../../tenants.ts';
import type { Samples } from '../sample.ts';

type Table = typeof operatorEndpoints &
  typeof adminDashboardEndpoints &
  typeof reviewEndpoints &
  typeof operatorCompanyEndpoints &
  typeof wordEndpoints &
  typeof queryEndpoints;

const item = (id: string) => ({ params: { queue: 'companies' as const, id } });
const reasonForm = {
  queue: 'companies' as const,
  label: '名称不符',
  body: '单位名称与证照不一致，请核对',
  position: 1,
  active: true,
};
const levelled = { level: 'review' as const, note: '开学季多见', active: true };
const rule = { words: ['培训', '贷款'], within: 20, ...levelled };
/** Unique per call: a word occurs in a list once. */
const fresh = (sign: string) => `${sign}${nextPhone()}`;
const user = ({ userId: id }: Fixtures) => ({ params: { id } });

export const operatorSamples: Samples<Table> = {
  'POST /api/admin/login': ({ phone }) => ({ body: { phone, password: 'Teach2026', code: '123456' } }),
  'GET /api/admin/demo': ({ phone }) => ({ query: { phone } }),
  'GET /api/admin/me': () => ({}),
  'POST /api/admin/password': () => ({
    body: { oldPassword: 'not the password', code: '123456', password: 'a new console password' },
  }),
  'POST /api/admin/recoveryCodes': () => ({ body: { code: '123456' } }),
  'GET /api/admin/operators': () => ({}),
  'POST /api/admin/operators': () => ({ body: { phone: nextPhone(), name: '许清和', role: 'review' } }),
  'PATCH /api/admin/operators/:id': ({ operatorId: id }) => ({
    params: { id },
    body: { name: '许清如', role: 'content', disabled: false },
  }),
  'POST /api/admin/operators/:id/reset': ({ operatorId: id }) => ({ params: { id } }),
  'GET /api/admin/acts': () => ({
    query: {
      operator: '许清和',
      act: 'company.approve',
      subjectId: '7',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      page: 1,
    },
  }),
  'GET /api/admin/actsExport': () => ({ query: { act: 'company' } }),
  'GET /api/admin/dashboard': () => ({ query: { days: 7 } }),
  'GET /api/admin/health': () => ({}),
  'GET /api/admin/users': () => ({ query: { keyword: '林小满' } }),
  'GET /api/admin/recentUsers': () => ({}),
  'GET /api/admin/users/:id': user,
  'POST /api/admin/users/:id/ban': ({ bannableId: id }) => ({ params: { id }, body: { reason: '发布虚假信息' } }),
  'POST /api/admin/users/:id/unban': ({ bannedId: id }) => ({ params: { id } }),
  'POST /api/admin/users/:id/signOut': ({ bannableId: id }) => ({ params: { id }, body: { reason: '本人来电要求' } }),
  'POST /api/admin/users/:id/unlock': user,
  'GET /api/admin/reviewCounts': () => ({}),
  'GET /api/admin/reviews/:queue': () => ({ params: { queue: 'companies' }, query: { keyword: '待审' } }),
  'POST /api/admin/reviews/:queue/:id/claim': ({ claimItemId }) => item(claimItemId),
  'DELETE /api/admin/reviews/:queue/:id/claim': ({ claimItemId }) => item(claimItemId),
  'POST /api/admin/reviews/:queue/:id/decision': ({ decideItemId }) => ({
    ...item(decideItemId),
    body: { verdict: 'reject', reason: '单位名称与证照不一致' },
  }),
  'DELETE /api/admin/reviews/:queue/:id/decision': ({ heldItemId }) => item(heldItemId),
  'POST /api/admin/posts/:id/remove': ({ removablePostId: id }) => ({ params: { id }, body: { reason: '收取费用' } }),
  'GET /api/admin/reviewReasons': () => ({}),
  'POST /api/admin/reviewReasons': () => ({ body: reasonForm }),
  'PUT /api/admin/reviewReasons/:id': ({ reasonId: id }) => ({ params: { id }, body: reasonForm }),
  'DELETE /api/admin/reviewReasons/:id': ({ doomedReasonId: id }) => ({ params: { id } }),
  'GET /api/admin/companies': () => ({ query: { keyword: '待审', status: 'pending', page: 1 } }),
  'GET /api/admin/companies/:id': ({ claimItemId: id }) => ({ params: { id } }),
  'PUT /api/admin/companies/:id/texts': ({ suspendableId: id }) => ({
    params: { id },
    body: { intro: '一所学校。', address: '学院路 1 号', nature: '公办', reason: '含有联系方式' },
  }),
  'POST /api/admin/companies/:id/moves': ({ suspendableId: id }) => ({
    params: { id },
    body: { move: 'suspend', reason: '办学许可证到期未更新' },
  }),
  'GET /api/admin/words': () => ({}),
  'POST /api/admin/words/try': () => ({ body: { text: '先交押金再上岗' } }),
  'POST /api/admin/hotWords': () => ({ body: { word: fresh('热'), position: 1, active: true } }),
  'PUT /api/admin/hotWords/:id': ({ hotWordId: id }) => ({
    params: { id },
    body: { word: fresh('热'), position: 2, active: false },
  }),
  'POST /api/admin/sensitiveWords': () => ({ body: { word: fresh('押金'), ...levelled } }),
  'PUT /api/admin/sensitiveWords/:id': ({ sensitiveWordId: id }) => ({
    params: { id },
    body: { word: fresh('押金'), ...levelled },
  }),
  'POST /api/admin/trainingRules': () => ({ body: rule }),
  'PUT /api/admin/trainingRules/:id': ({ trainingRuleId: id }) => ({ params: { id }, body: rule }),
  'DELETE /api/admin/words/:id': ({ doomedWordId: id }) => ({ params: { id } }),
  'POST /api/queries': () => ({ body: { query: '小学语文', use: 'undone', detail: '小学' } }),
  'GET /api/admin/queries': () => ({ query: { list: 'left', from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/admin/queryWords': () => ({}),
  'POST /api/admin/queryWords/try': () => ({ body: { term: fresh('教小人'), kind: 'synonym', means: '小学' } }),
  'POST /api/admin/queryWords': () => ({
    body: { term: fresh('教小人'), kind: 'synonym', means: '小学', evenIfWorse: false },
  }),
  'DELETE /api/admin/queryWords/:id': ({ doomedQueryWordId: id }) => ({ params: { id } }),
};
