import type { resumeImportEndpoints } from '#contract/resumes/resume-import.ts';
import type { resumeOutputEndpoints } from '#contract/resumes/resume-output.ts';
import type { resumeViewEndpoints } from '#contract/resumes/resume-views.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const ofResume = ({ resumeId }: Fixtures) => ({ params: { id: resumeId } });
const byPhone = ({ phone }: Fixtures) => ({ query: { phone } });

export const resumesSamples: Samples<
  typeof resumeEndpoints & typeof resumeViewEndpoints & typeof resumeImportEndpoints & typeof resumeOutputEndpoints
> = {
  // An invalid file: reading one has its own tests.
  'POST /api/resumes/readings': () => ({ body: { fileId: '4611686018427387904' } }),
  'GET /api/resumes': () => ({}),
  'POST /api/resumes': () => ({ body: { name: '公办初中版' } }),
  'GET /api/resumes/:id': ofResume,
  'PATCH /api/resumes/:id': ({ resumeId }) => ({
    params: { id: resumeId },
    body: { revision: 1, content: { intro: '热爱教学' } },
  }),
  'POST /api/resumes/:id/default': ofResume,
  'DELETE /api/resumes/:id': ofResume,
  'PUT /api/resumes/:id': ({ resumeId }) => ({
    params: { id: resumeId },
    body: { revision: 1, content: { intro: '热爱教学' } },
  }),
  'PATCH /api/jobers/me': () => ({ body: { name: '林知夏', privacy: 'hidden' } }),
  'GET /api/resume/getViewsList': byPhone,
  'GET /api/resumes/:id/sheet': ofResume,
  'GET /api/resumes/:id/pdf': ofResume,
  'GET /api/resumes/:id/docx': ofResume,
  'GET /api/deliveries/:id/offer.pdf': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'GET /api/company/deliveries/:id/offer.pdf': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'GET /api/company/deliveries/:id/resume.pdf': ({ deliveryId }) => ({ params: { id: deliveryId } }),
};
