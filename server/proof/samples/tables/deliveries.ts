import type { deliveryEndpoints } from '#contract/deliveries/deliveries.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const boxMove = ({ deliveryId: id }: Fixtures) => ({ id, status: 'rejected', note: '专业不符' }) as const;

export const deliveriesSamples: Samples<typeof deliveryEndpoints> = {
  'POST /api/deliveries': ({ targetPostId: postId, resumeId }) => ({
    body: { postId, resumeId, consent: true, consentVersion: legalVersions.delivery },
  }),
  'GET /api/deliveries': () => ({ query: { group: 'all' } }),
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
