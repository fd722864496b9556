import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { plainForm } from '#server/domains/posts/public.ts';
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
    ...plainForm(row),
    ...processOf(reading.cells),
    headcount: Math.min(Math.max(row.headcount ?? 1, 1), 999),
    salary: { unit, ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) },
    regionCode: place.regionCode,
    description: reading.description,
    deadline: reading.fields.deadline.value ?? undefined,
  } as PostDraftForm;
}
