import type { recommendationEndpoints } from '#contract/recommendations.ts';
import type { Things } from '../houses.ts';
import type { Samples } from '../sample.ts';

const postOfPath = ({ postId }: Things) => ({ params: { id: postId } });

export const recommendationsSamples: Samples<typeof recommendationEndpoints> = {
  'GET /api/recommendations': () => ({}),
  'PUT /api/recommendations/:id/dismissal': postOfPath,
  'DELETE /api/recommendations/:id/dismissal': postOfPath,
};
