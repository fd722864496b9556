import type { PostState } from '#contract/posts/post-state.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { byDaylight, day, endOfDay, hour, minute, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import type { PostRow } from '../rows.ts';
import { drawPost, type PostOptions } from './draw-post.ts';
import { payColumns } from './pay.ts';
import type { PostKind } from './post-kind.ts';
import { drawTimeline, moment, type Timeline } from './timeline.ts';

/** A post that is told rather than drawn; what is left out is drawn as for any post. */
export interface ScriptedPost {
  title: string;
  role: RoleCode;
  stage: StageCode;
  subject?: SubjectCode;
  tenure: TenureCode;
  education: EducationCode;
  experience: ExperienceCode;
  /** Yuan per unit. */
  pay: readonly [min: number, max: number, unit: SalaryUnit, note?: string];
  status?: PostState;
  /** Minutes since the last refresh, for an open post. */
  refreshedAgo?: number;
  /** Days until the deadline, whose day it ends with. */
  deadlineIn?: number;
  /** What else is told, over what was drawn. */
  more?: Partial<PostRow>;
}

/** The life of a scripted post: refreshed when it says, published some weeks before. */
function timelineOf(random: Random, { status = 'open', refreshedAgo, deadlineIn }: ScriptedPost, now: Date): Timeline {
  const deadline = deadlineIn === undefined ? undefined : endOfDay(plus(now, deadlineIn * day));
  const drawn = drawTimeline(random, { now, trusted: true, status, deadline, refreshedDaysAgo: random.int(0, 5) });
  if (status !== 'open' || refreshedAgo === undefined) return drawn;
  const refreshedAt = byDaylight(now, refreshedAgo * minute);
  const publishedAt = plus(refreshedAt, -random.int(27, 45) * day - random.int(0, 300) * minute);
  const moments = [moment('publish', publishedAt), moment('refresh', refreshedAt)];
  return {
    ...drawn,
    refreshedAt,
    publishedAt,
    createdAt: plus(publishedAt, -2 * hour),
    updatedAt: refreshedAt,
    moments,
  };
}

export function drawScripted(
  random: Random,
  script: ScriptedPost,
  { company, ...options }: Omit<PostOptions, 'kinds' | 'timeline'>,
) {
  const timeline = timelineOf(random, script, options.now);
  const kind: PostKind = {
    role: script.role,
    weight: 1,
    titles: [script.title],
    subject: script.subject ? [script.subject] : undefined,
    education: [[script.education, 1]],
    experience: [[script.experience, 1]],
    pay: [10, 14],
    tenures: [[script.tenure, 1]],
  };
  const placed = { ...company, stages: [script.stage] };
  const row = drawPost(random, { ...options, company: placed, kinds: [[kind, 1]], timeline });
  const told = { tenure: script.tenure, ...payColumns(...script.pay), urgent: false };
  return { row: { ...row, ...told, ...script.more }, timeline };
}
