import type { recruiterPostEndpoints } from '#contract/posts/recruiter-posts.ts';
import type { Samples } from '../sample.ts';

const form = {
  title: '高中物理教师',
  role: 'teacher',
  stages: ['senior'],
  subjects: ['physics'],
  requirements: { majors: ['物理学'], others: ['能指导学生竞赛'] },
  benefits: ['insurance'],
  salary: { min: 1_000_000, max: 1_500_000, unit: 'month' },
  regionCode: '330106',
  description: '承担高中物理教学与实验指导。',
} as const;

export const recruiterPostSamples: Samples<typeof recruiterPostEndpoints> = {
  'POST /api/company/posts': () => ({ body: { form: copyOf() } }),
  'GET /api/company/posts/:id': ({ postId }) => ({ params: { id: postId } }),
  'PUT /api/company/posts/:id/draft': ({ postId }) => ({
    params: { id: postId },
    body: { revision: 1, form: copyOf() },
  }),
  'POST /api/company/posts/:id/submit': ({ postId }) => ({
    params: { id: postId },
    body: { revision: 1 },
  }),
  'POST /api/company/posts/holder': ({ postId, memberId }) => ({ body: { ids: [postId], memberId } }),
  'GET /api/company/postTemplates': () => ({}),
  'POST /api/company/postTemplates': () => ({ body: { name: '高中物理', form: copyOf() } }),
  'DELETE /api/company/postTemplates/:id': ({ postTemplateId: id }) => ({ params: { id } }),
  'POST /api/company/posts/batch': ({ postId }) => ({ body: { ids: [postId], move: 'refresh' } }),
};

function copyOf() {
  return {
    ...form,
    stages: [...form.stages],
    subjects: [...form.subjects],
    benefits: [...form.benefits],
    requirements: { majors: [...form.requirements.majors], others: [...form.requirements.others] },
  };
}
