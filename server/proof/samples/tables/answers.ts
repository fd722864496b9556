import type { answerEndpoints } from '#contract/answers/answers.ts';
import type { Samples } from '../sample.ts';

export const answersSamples: Samples<typeof answerEndpoints> = {
  'GET /api/answers/red-list': () => ({ query: { cityCode: '330100' } }),
  'GET /api/companies/:id/answers': ({ shownCompanyId }) => ({ params: { id: shownCompanyId } }),
};
