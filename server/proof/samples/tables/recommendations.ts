import type { recommendationEndpoints } from '#contract/talents/recommendations.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const postOfPath = ({ postId }: Fixtures) => ({ params: { id: postId } });

export const recommendationsSamples: Samples<typeof recommendationEndpoints> = {
  'GET /api/recommendations': () => ({}),
  'PUT /api/recommendations/:id/dismissal': postOfPath,
  'DELETE /api/recommendations/:id/dismissal': postOfPath,
};
