import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { placeLabel } from '#contract/taxonomy/places/regions.ts';
import type { ListedPost } from '#web/features/posts/listed-post.ts';

export type OwnCompanyPage = AnswerOf<Api['GET /api/company/queryCompanyDetail']>;

/** What a card looks like once it is written: shown before anything is. */
const example: PostDraftForm = {
  title: '高中物理教师',
  stages: ['senior'],
  tenure: 'establishment',
  education: 'bachelor',
  salary: { min: 16_000_000, max: 24_000_000, unit: 'year' },
  certificate: 'senior',
  description: '承担高中物理教学与实验指导，参与教研组建设。\n\n每周课时、是否担任班主任，写在这里老师最关心。',
};

/** The example with what is written already in its place. */
export function exampleForm(form: PostDraftForm): PostDraftForm {
  const isWritten = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);
  const written = Object.entries(form).filter(([name, value]) => name !== 'salary' && isWritten(value));
  const { salary } = form;
  return { ...example, ...Object.fromEntries(written), ...(salary?.min || salary?.max ? { salary } : {}) };
}

/** The current input as a list card. */
export function previewPost(form: PostDraftForm, company: OwnCompanyPage | undefined, now: number): ListedPost {
  const { salary = { unit: 'month' as const } } = form;
  return {
    id: 'preview',
    title: form.title || '职位名称',
    marks: [],
    stages: form.stages?.slice(0, 1) ?? [],
    subjects: form.subjects?.slice(0, 1) ?? [],
    tenure: form.tenure ?? '',
    education: form.education ?? null,
    experience: form.experience ?? 'any',
    salary: { min: salary.min ?? null, max: salary.max ?? null, unit: salary.unit },
    place: placeLabel(form.regionCode ?? company?.cityCode ?? ''),
    headcount: form.headcount ?? 1,
    urgent: form.urgent ?? false,
    // Named below the card; in a panel they would begin a line of their own with a separator.
    benefits: [],
    refreshedAt: new Date(now).toISOString(),
    company: {
      id: company?.id ?? '',
      name: company?.name ?? '本单位',
      // The panel is narrower than a list: facts common to all posts are omitted.
      type: '',
      size: '',
      logoUrl: company?.logoUrl ?? null,
      claimed: true,
      replyRate: null,
      replyMinutes: null,
    },
  };
}
