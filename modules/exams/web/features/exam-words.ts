import { dayMs } from '#contract/months.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';
import type { Tone } from '#web/ui/tag.tsx';
import type { ExamCard, ExamPost, PostFit, RuleCheck } from '../../contract/exam-shapes.ts';
import { type ExamStep, examPhases, examSteps, exam as machine } from '../../contract/exam-state.ts';
import {
  type Outcome,
  outcomes,
  type PublicationKind,
  publicationKinds,
} from '../../contract/results/publication-state.ts';

interface FitWords {
  label: string;
  note: string;
  tone: Tone;
  /** The first rule for which the resume says nothing, and where it is filled in. */
  lacks?: Pick<RuleCheck, 'label' | 'section'> | undefined;
}

/** How a post fits, in two short lines. */
export function fitWords({ fit, checks }: PostFit): FitWords {
  const of = (verdict: string) => checks.filter((check) => check.verdict === verdict);
  const names = (verdict: string) =>
    of(verdict)
      .map(({ label }) => label)
      .join('、');
  if (fit === 'unfit') return { label: '不符合', note: `${names('unfit')}不符`, tone: 'err' };
  if (fit === 'missing')
    return {
      label: `缺 ${of('missing').length} 项`,
      note: `${names('missing')}未填`,
      tone: 'warm',
      lacks: of('missing')[0],
    };
  const people = of('person').length;
  const note = people > 0 ? `另有 ${people} 项由人审核` : `${checks.length} 项全部符合`;
  return { label: '我能报', note: checks.length === 0 ? '没有限制条件' : note, tone: 'ok' };
}

/** Whether a post has too few people for its 开考比例. */
export const isShort = ({ status, registered, headcount, ratio }: ExamPost, usual: number): boolean =>
  status === 'open' && registered !== null && registered < headcount * (ratio ?? usual);

/** '入围名单（第 2 版）' */
export const listTitle = ({ kind, version }: { kind: string; version: number }): string =>
  `${kindLabel(kind)}${version > 1 ? `（第 ${version} 版）` : ''}`;

export const kindLabel = (kind: string): string => publicationKinds[kind as PublicationKind]?.label ?? kind;

const decimalsOf = (points: number | null) => (points === null ? 0 : (String(points).split('.')[1]?.length ?? 0));

/** Writes the points of one column with as many decimals as the longest of them has. */
export function pointsOf(column: readonly (number | null)[]): (points: number | null) => string {
  const most = Math.max(0, ...column.map(decimalsOf));
  return (points) => (points === null ? '—' : points.toFixed(most));
}

/** '笔试 40%，面试 60%' */
export const totalRule = ({ written, interview }: { written: number; interview: number }): string =>
  interview === 0 ? '即笔试成绩' : written === 0 ? '即面试成绩' : `笔试 ${written}%，面试 ${interview}%`;

/** What a list calls those who are in. */
export const insideLabel = (kind: string): string => publicationKinds[kind as PublicationKind]?.in || outcomes.in;

/** How a line ends, in the words of its list. Being in a list of written scores says nothing. */
export const outcomeText = (kind: string, outcome: string): string =>
  outcome === 'in' ? (kind === 'written' ? '' : insideLabel(kind)) : (outcomes[outcome as Outcome] ?? outcome);

type Timed = Pick<ExamCard, 'status' | 'steps'>;
type StepTimes = ExamCard['steps'][number];

const HOUR_MS = 3_600_000;
const URGENT_MS = 72 * HOUR_MS;
/** Warm is what ends within 72 hours. */
export const isUrgent = (at: string, now: number) => Date.parse(at) - now < URGENT_MS;

export const stepLabel = (step: string): string => (step in examSteps ? examSteps[step as ExamStep].label : step);

/** A title without its organiser's name: several projects are of one, and the rest tells them apart. */
export const shortTitle = ({ title, organiser: { name } }: { title: string; organiser: { name: string } }): string =>
  (title.startsWith(name) && title.slice(name.length).trim()) || title;

/** '报名阶段', of a step. */
export const phaseOf = (step: string | undefined): string | undefined =>
  step && step in examSteps ? examPhases[examSteps[step as ExamStep].phase] : undefined;

export const hasBegun = ({ startsAt }: StepTimes, now: number) => Date.parse(startsAt) <= now;
export const isOver = ({ endsAt }: StepTimes, now: number) => Date.parse(endsAt) <= now;
export const runs = (step: StepTimes, now: number) => hasBegun(step, now) && !isOver(step, now);

/** The step that a project is in: registration while it runs, else the last one that has begun. */
export const currentStep = ({ steps }: Pick<ExamCard, 'steps'>, now: number): StepTimes | undefined =>
  steps.find((one) => one.step === 'register' && runs(one, now)) ?? steps.findLast((step) => hasBegun(step, now));

/** The label and tone of a project's state, at a given time. */
export function examWords(exam: Timed, now: number): { label: string; tone: Tone } {
  if (exam.status !== 'published') return { label: machine.labels.public[exam.status], tone: 'ok' };
  const step = currentStep(exam, now);
  if (!step) return { label: '即将报名', tone: 'plain' };
  if (step.step === 'register' && runs(step, now)) return { label: '报名中', tone: 'ok' };
  if (runs(step, now)) return { label: `${stepLabel(step.step)}中`, tone: 'ok' };
  const next = exam.steps.find((step) => !hasBegun(step, now));
  return { label: next ? `待${stepLabel(next.step)}` : `${stepLabel(step.step)}已结束`, tone: 'plain' };
}

/** How long until a moment: '3 天', '6 小时', '20 分钟'. */
export function leftText(iso: string, now: number): string {
  const left = Date.parse(iso) - now;
  if (left >= dayMs) {
    const hours = Math.floor((left % dayMs) / HOUR_MS);
    return `${Math.floor(left / dayMs)} 天${left < 3 * dayMs && hours > 0 ? ` ${hours} 小时` : ''}`;
  }
  if (left >= HOUR_MS) return `${Math.floor(left / HOUR_MS)} 小时 ${Math.floor((left % HOUR_MS) / 60_000)} 分钟`;
  return `${Math.max(1, Math.ceil(left / 60_000))} 分钟`;
}

/** '11-27 周五 17:00' */
export const whenText = (iso: string): string => {
  const [day, time] = dayAndTime(iso).split(' ');
  return `${day} ${weekday(iso)} ${time}`;
};

interface Turn {
  /** '还有 3 天' */
  left: string;
  /** '报名截止' */
  what: string;
  at: string;
  urgent: boolean;
}

/** What happens next in a project by the clock, and when; null after its last step. */
export function nextTurnOf(exam: Timed, now: number): Turn | null {
  if (exam.status !== 'published') return null;
  const step = currentStep(exam, now);
  const ending = step && runs(step, now) ? step : undefined;
  const coming = exam.steps.find((step) => !hasBegun(step, now));
  const at = ending?.endsAt ?? coming?.startsAt;
  if (!at) return null;
  const what = ending
    ? `${stepLabel(ending.step)}${ending.step === 'register' || ending.step === 'pay' ? '截止' : '结束'}`
    : `${stepLabel(coming?.step ?? '')}开始`;
  const urgent = Boolean(ending) && isUrgent(at, now);
  return { left: leftText(at, now), what, at, urgent };
}

/** Whether people may register at a given time; the server decides. */
export const takesRegistrations = (exam: Timed, now: number): boolean =>
  exam.status === 'published' && exam.steps.some((one) => one.step === 'register' && runs(one, now));

/** '1,284', or '—' while the project publishes no numbers. */
export const countText = (n: number | null): string => (n === null ? '—' : n.toLocaleString('en-US'));

/** '14.9' people for each place; '' while nobody has registered. */
export const competitionOf = ({ registered, headcount }: Pick<ExamCard, 'registered' | 'headcount'>): string =>
  !registered || headcount === 0 ? '' : (registered / headcount).toFixed(1);
