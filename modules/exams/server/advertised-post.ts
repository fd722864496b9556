import { experienceOfYears } from '#contract/taxonomy/experiences.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { ImportedPost } from '#server/domains/posts/public.ts';
import type { ExamRow, PostRow } from './store.ts';
import { requirementLabels } from './table/read-requirements.ts';

/** The row in the organiser's words: search reads it. */
function descriptionOf({ employer, department, requirements, note }: PostRow): string {
  const said = Object.entries(requirementLabels).flatMap(([field, label]) => {
    const text = requirements.words[field as keyof typeof requirementLabels];
    return text ? [`${label}：${text}`] : [];
  });
  const lines = [`用人单位：${employer}`, department && `主管部门：${department}`, ...said];
  return [...lines, ...(requirements.others ?? []), note].filter(Boolean).join('\n');
}

/** A line of a project's table as the post that stands in lists and searches until registration ends. */
export function advertisedPost(exam: ExamRow, post: PostRow, now: Date): ImportedPost {
  const { requirements, title } = post;
  const { education, degree, certificate, majors, putonghua, graduatesOnly, experienceYears, others } = requirements;
  const published = exam.publishedAt ?? now;
  return {
    id: post.id,
    examId: exam.id,
    companyId: exam.companyId,
    sourceKey: `exam-post:${post.id}`,
    title,
    role: readWords(title).roles[0] ?? 'teacher',
    stages: post.stage ? [post.stage] : [],
    subjects: post.subject ? [post.subject] : [],
    // 公开招聘 fills posts with 编制 unless the table says otherwise.
    tenure: readWords(post.note).tenures[0] ?? 'establishment',
    education: education ?? degree ?? null,
    certificate: certificate ?? null,
    experience: graduatesOnly ? 'graduate' : experienceYears ? experienceOfYears(experienceYears) : 'any',
    cityCode: cityCodeOf(exam.regionCode),
    regionCode: exam.regionCode,
    headcount: post.headcount,
    description: descriptionOf(post),
    requirements: {
      ...(majors ? { majors } : {}),
      ...(putonghua ? { putonghua } : {}),
      ...(others ? { others } : {}),
    },
    deadline: exam.registerUntil,
    publishedAt: published,
    refreshedAt: published,
    ...(exam.reported && {
      applyBy: exam.reported.applyBy,
      source: URL.parse(exam.reported.link)?.host ?? exam.reported.link,
      sourceAt: new Date(`${exam.reported.readOn}T00:00:00+08:00`),
    }),
  };
}
