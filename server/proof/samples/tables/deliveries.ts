import type { experienceEndpoints } from '#contract/companies/experiences.ts';
import type { deliveryEndpoints } from '#contract/deliveries/deliveries.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const boxMove = ({ deliveryId: id }: Fixtures) => ({ id, status: 'rejected', note: '专业不符' }) as const;

const ofTold = ({ toldDeliveryId: id }: Fixtures) => ({ params: { id } });

export const deliveriesSamples: Samples<typeof deliveryEndpoints & typeof experienceEndpoints> = {
  'POST /api/deliveries': ({ targetPostId: postId, resumeId }) => ({
    body: { postId, resumeId, consent: true, consentVersion: legalVersions.delivery },
  }),
  'GET /api/deliveries': () => ({ query: { group: 'all' } }),
  'GET /api/companies/:id/experiences': ({ shownCompanyId: id }) => ({
    params: { id },
    query: { subject: 'math', page: 1 },
  }),
  'GET /api/deliveries/:id/experience': ofTold,
  'PUT /api/deliveries/:id/experience': (fixtures) => ({
    ...ofTold(fixtures),
    body: { parts: ['trial'], questions: '试讲《勾股定理》，准备三十分钟。', advice: '带上教案' },
  }),
  'DELETE /api/deliveries/:id/experience': ofTold,
  'GET /api/company/experiences': () => ({}),
  'PUT /api/company/experiences/:id/answer': ({ experienceId: id }) => ({
    params: { id },
    body: { answer: '感谢分享，课题每场都换。' },
  }),
  'GET /api/deliveries/:id': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/deliveries/:id/moves': ({ deliveryId }) => ({ params: { id: deliveryId }, body: { move: 'withdraw' } }),
  'GET /api/company/resumeBoxList': ({ companyId }) => ({ query: { companyId, status: 'interview,offer' } }),
  'GET /api/company/deliveries/:id': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'GET /api/company/updateResumeBoxStatus': (fixtures) => ({ query: boxMove(fixtures) }),
  'POST /api/company/updateResumeBoxStatus': (fixtures) => ({ body: boxMove(fixtures) }),
  'POST /api/company/interviews/:id/cancel': ({ deliveryId }) => ({
    params: { id: deliveryId },
    body: { as: 'cancelled', note: '行程有变' },
  }),
};
