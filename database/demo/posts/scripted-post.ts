import type { PostState } from '#contract/posts/post-state.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import { fenPerMonth, type SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { DemoCompany } from '../companies/draw-company.ts';
import { byDaylight, day, hour, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import type { PostRow } from '../rows.ts';
import { drawPost } from './draw-post.ts';
import type { PostKind } from './kinds/post-kind.ts';
import { drawTimeline, type Timeline } from './timeline.ts';

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

const endOfDayIn = (now: Date, days: number): Date => plus(startOfDay(plus(now, (days + 1) * day)), -1000);

function kindOf(script: ScriptedPost): PostKind {
  return {
    role: script.role,
    weight: 1,
    titles: [script.title],
    subject: script.subject ? [script.subject] : undefined,
    education: [[script.education, 1]],
    experience: [[script.experience, 1]],
    pay: [10, 14],
    tenures: [[script.tenure, 1]],
  };
}

function payOf([min, max, unit, note = '']: ScriptedPost['pay']) {
  const month = (yuan: number) => {
    const fen = fenPerMonth(yuan * 100, unit);
    return fen === null ? null : BigInt(fen);
  };
  return {
    salaryMin: BigInt(min * 100),
    salaryMax: BigInt(max * 100),
    salaryUnit: unit,
    salaryNote: note,
    monthMin: month(min),
    monthMax: month(max),
  };
}

/** The life of a scripted post: refreshed when it says, published some weeks before. */
function timelineOf(random: Random, { status = 'open', refreshedAgo, deadlineIn }: ScriptedPost, now: Date): Timeline {
  const deadline = deadlineIn === undefined ? undefined : endOfDayIn(now, deadlineIn);
  const drawn = drawTimeline(random, { now, trusted: true, status, deadline, refreshedDaysAgo: random.int(0, 5) });
  if (status !== 'open' || refreshedAgo === undefined) return drawn;
  const refreshedAt = byDaylight(now, refreshedAgo * minute);
  const publishedAt = plus(refreshedAt, -random.int(27, 45) * day - random.int(0, 300) * minute);
  return {
    ...drawn,
    refreshedAt,
    publishedAt,
    createdAt: plus(publishedAt, -2 * hour),
    updatedAt: refreshedAt,
    moments: [
      { fromStatus: 'draft', move: 'publish', toStatus: 'open', by: 'recruiter', note: null, at: publishedAt },
      { fromStatus: 'open', move: 'refresh', toStatus: 'open', by: 'recruiter', note: null, at: refreshedAt },
    ],
  };
}

interface Options {
  company: DemoCompany;
  memberId: string | null;
  now: Date;
  taken: Set<string>;
}

export function drawScripted(random: Random, script: ScriptedPost, { company, ...options }: Options) {
  const timeline = timelineOf(random, script, options.now);
  const placed = { ...company, stages: [script.stage] };
  const row = drawPost(random, { ...options, company: placed, kinds: [[kindOf(script), 1]], timeline });
  return { row: { ...row, tenure: script.tenure, ...payOf(script.pay), urgent: false, ...script.more }, timeline };
}
