import type { alertEndpoints } from '#contract/search/alerts.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const postOfPath = ({ postId }: Fixtures) => ({ params: { id: postId } });
const searchOfPath = ({ searchId }: Fixtures) => ({ params: { id: searchId } });

export const alertsSamples: Samples<typeof alertEndpoints> = {
  'GET /api/searches': () => ({}),
  'POST /api/searches': () => ({
    body: {
      name: '杭州小学语文',
      filters: { keyword: '语文', cityCode: '330100', stage: 'primary', salaryMin: 500_000 },
      alerts: true,
    },
  }),
  'PATCH /api/searches/:id': (fixtures) => ({ ...searchOfPath(fixtures), body: { name: '改过的名称', alerts: false } }),
  'DELETE /api/searches/:id': searchOfPath,
  'GET /api/history': () => ({ query: { page: 1 } }),
  'PUT /api/history/:id': postOfPath,
  'DELETE /api/history/:id': postOfPath,
  'DELETE /api/history': () => ({}),
  'GET /api/follows': () => ({ query: { page: 1 } }),
  'GET /api/follows/posts': () => ({}),
  'GET /api/reports': () => ({ query: { page: 1 } }),
};
