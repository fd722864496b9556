import type { PostRequirements } from '#contract/posts/post-fields.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';
import { assumedClosing, type ImportedPost } from '#server/domains/posts/public.ts';
import { readApplyBy } from '../read/read-apply-by.ts';
import { closingMoment } from '../read/read-date.ts';
import type { ReadSalary } from '../read/read-salary.ts';
import type { Reading } from '../read/reading.ts';
import { fitted, isReserve, majorsOf, otherLines } from './requirement-lines.ts';
import { unreadPapers } from './row-notes.ts';
import type { RowReading } from './understand-row.ts';

interface Place {
  regionCode: string;
  cityCode: string;
}

const MAX_ARRIVAL = 40;
/** The description of a post of somebody else's table that has none. */
const undescribed = '原表没有写明岗位职责和要求，请以招聘单位公布的为准。';

/** Converts a row to a post: missing values stay empty, and a guess keeps its original words. */
export function postOfRow(
  { cells, fields, description }: RowReading,
  place: Place,
  { companyId, source, sourceKey, now }: { companyId: string; source: string; sourceKey: string; now: Date },
): ImportedPost {
  const published = publishedAt(fields.updated.value, now);
  return {
    companyId,
    source,
    sourceKey,
    ...place,
    title: fields.title.value ?? '',
    role: fields.role.value ?? 'teacher',
    stages: fields.stages.value ?? [],
    subjects: fields.subjects.value ?? [],
    tenure: fields.tenure.value ?? 'contract',
    education: fields.education.value === 'any' ? null : fields.education.value,
    experience: fields.experience.value?.code ?? 'any',
    certificate: fields.certificate.value,
    titleLevel: fields.titleLevel.value,
    address: cells.address.slice(0, 120),
    ...salaryColumns(fields.salary),
    headcount: typeof fields.headcount.value === 'number' ? fields.headcount.value : 1,
    urgent: /急[聘招]|[(（]急[)）]/.test(cells.title),
    benefits: fields.benefits.value ?? [],
    description: description || undescribed,
    requirements: requirementsOf({ cells, fields }),
    applyBy: readApplyBy(cells),
    deadline: fields.deadline.value ? closingMoment(cells.deadline, fields.deadline.value) : assumedClosing(published),
    deadlineAssumed: fields.deadline.value === null,
    publishedAt: published,
    refreshedAt: published,
  };
}

/** The day that the table states, never in the future. */
function publishedAt(day: string | null, now: Date): Date {
  const stated = day === null ? now : new Date(`${day}T00:00:00+08:00`);
  return stated < now ? stated : now;
}

function salaryColumns({ value, certainty, from }: Reading<ReadSalary>) {
  const { min, max, unit } = value ?? { min: null, max: null, unit: 'month' as const };
  const fen = (amount: number | null) => (amount === null ? null : BigInt(amount));
  const monthly = (amount: number | null) => fen(amount === null ? null : fenPerMonth(amount, unit));
  return {
    salaryMin: fen(min),
    salaryMax: fen(max),
    salaryUnit: unit,
    salaryNote: certainty === 'guessed' ? `原文：${from.slice(0, 40)}` : '',
    monthMin: monthly(min ?? max),
    monthMax: monthly(max ?? min),
  };
}

function requirementsOf({ cells, fields }: Pick<RowReading, 'cells' | 'fields'>): PostRequirements {
  const lines = otherLines(cells, {
    several: fields.headcount.value === 'several',
    tenure: fields.tenure.value,
    experience: fields.experience.value?.code,
    unreadPapers: unreadPapers(fields),
  });
  const { others, majors } = fitted(lines, majorsOf(cells));
  const months = fields.experience.value?.months ?? 0;
  return {
    ...(months > 0 ? { experienceMonths: months } : {}),
    ...(/班主任/.test(cells.title) ? { homeroom: '兼班主任' } : {}),
    ...(majors.length > 0 ? { majors } : {}),
    ...(fields.putonghua.value ? { putonghua: fields.putonghua.value } : {}),
    ...(cells.arrival && !isReserve(cells.arrival) ? { arrival: cells.arrival.slice(0, MAX_ARRIVAL) } : {}),
    ...(others.length > 0 ? { others } : {}),
  };
}
