import type { postEndpoints } from '#contract/posts/posts.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const filters = { keyword: '数学', cityCode: '330100', stage: 'junior', salaryMin: 500_000, within: '30d' } as const;
const postOfPath = ({ postId }: Fixtures) => ({ params: { id: postId } });

export const postsSamples: Samples<typeof postEndpoints> = {
  'GET /api/posts': () => ({ query: { ...filters, sort: 'newest' } }),
  'GET /api/posts/facets': () => ({ query: filters }),
  'GET /api/posts/around': () => ({ query: filters }),
  'GET /api/posts/open-to': () => ({ query: { applicant: 'master-math-senior', cityCode: '330100' } }),
  'GET /api/posts/suggest': () => ({ query: { keyword: '数' } }),
  'GET /api/posts/:id': postOfPath,
  'GET /api/posts/:id/similar': postOfPath,
  'POST /api/posts/:id/views': postOfPath,
  'PUT /api/posts/:id/favourite': postOfPath,
  'DELETE /api/posts/:id/favourite': postOfPath,
  'GET /api/favourites': () => ({ query: { page: 1 } }),
  'GET /api/posts/mine': () => ({}),
  'GET /api/posts/fits': ({ postId }) => ({ query: { ids: postId } }),
  'GET /api/posts/:id/mine': postOfPath,
  'POST /api/posts/:id/reports': ({ postId }) => ({ params: { id: postId }, body: { reason: 'fee', detail: '收费' } }),
  'GET /api/company/posts': () => ({ query: { status: 'open', keyword: '教师' } }),
  'POST /api/company/posts/:id/moves': ({ postId }) => ({ params: { id: postId }, body: { move: 'close' } }),
  'GET /api/home': () => ({ query: { cityCode: '330100' } }),
};
