import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { pick } from '#server/platform/pick.ts';
import type { ExamCard, ExamPost } from '../contract/exam-shapes.ts';
import { inOrder, stepAt, type TimedStep } from '../contract/exam-state.ts';
import type { Counts } from './registrations/counts.ts';
import type { ExamRow, PostRow, StepRow } from './store.ts';

/** A project with its organiser and timetable. */
export interface FullRow {
  row: ExamRow;
  organiser: { id: string; name: string; logoUrl: string | null };
  steps: StepRow[];
  registered: number | null;
}

/** '浙江·杭州', a county with its city. */
function placeOf(code: string): string {
  const region = regionByCode(code);
  const parent = region && regionByCode(region.parent);
  return [parent?.short, region?.short].filter((name, at, all) => name && all.indexOf(name) === at).join('·');
}

const presentSteps = (steps: readonly StepRow[]) =>
  inOrder(steps).map(({ step, startsAt, endsAt, detail }) => ({
    step,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    detail,
  }));

export function presentCard({ row, organiser, steps, registered }: FullRow, now: Date): ExamCard {
  return {
    ...pick(row, 'id', 'title', 'status', 'regionCode', 'posts', 'headcount', 'stages', 'employers'),
    isReported: row.reported !== null,
    step: stepAt(steps as TimedStep[], now),
    place: placeOf(row.regionCode),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    organiser,
    registered,
    steps: presentSteps(steps),
  };
}

/** `counts` is undefined while the project publishes none. */
export const presentPost = ({ examId: _, line: __, ...post }: PostRow, counts?: Counts): ExamPost => ({
  ...post,
  registered: counts?.registered ?? null,
  approved: counts?.approved ?? null,
  paid: counts?.paid ?? null,
});
