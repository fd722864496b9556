import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { postOfRow } from './post-of-row.ts';
import { processOf } from './process-of-row.ts';
import type { RowReading } from './understand-row.ts';

/** Converts a row of a company's own table to a post's form; unstated fields stay empty. */
export function formOfRow(
  reading: RowReading,
  place: { regionCode: string; cityCode: string },
  now: Date,
): PostDraftForm {
  const row = postOfRow(reading, place, { companyId: '', source: '', sourceKey: '', now });
  const { min, max, unit } = reading.fields.salary.value ?? { min: null, max: null, unit: 'month' as const };
  return {
    title: row.title,
    role: row.role,
    stages: row.stages,
    subjects: row.subjects,
    tenure: row.tenure,
    ...processOf(reading.cells),
    headcount: Math.min(Math.max(row.headcount ?? 1, 1), 999),
    urgent: row.urgent,
    education: row.education ?? undefined,
    experience: row.experience,
    certificate: row.certificate ?? undefined,
    titleLevel: row.titleLevel ?? undefined,
    requirements: row.requirements,
    salary: { unit, ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) },
    salaryNote: row.salaryNote,
    benefits: row.benefits,
    regionCode: place.regionCode,
    address: row.address,
    description: reading.description,
    deadline: reading.fields.deadline.value ?? undefined,
    applyBy: row.applyBy ?? undefined,
  } as PostDraftForm;
}
