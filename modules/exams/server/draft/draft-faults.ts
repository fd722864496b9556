import { workingSpan } from '#contract/calendar/working-days.ts';
import { dayAt } from '#contract/months.ts';
import { formatDateTime } from '#contract/text.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import { type ExamSettings, weightsFault } from '../../contract/exam-settings.ts';
import { type ExamStep, examSteps, neededSteps } from '../../contract/exam-state.ts';
import type { ExamRow } from '../store.ts';
import { lastDay, type StepTimes } from './announcement-differences.ts';

type Post = { code: string; requirements: ExamRequirements };

/** Which moment of a step the later one may not begin before. Reviews, payments and printing run beside others. */
const orders: readonly [earlier: ExamStep, moment: 'startsAt' | 'endsAt', later: readonly ExamStep[]][] = [
  ['register', 'startsAt', ['review', 'pay']],
  ['register', 'endsAt', ['written', 'interview']],
  ['pay', 'endsAt', ['written', 'interview']],
  ['ticket', 'startsAt', ['written']],
  ['written', 'endsAt', ['recheck', 'interview', 'publicity']],
  ['recheck', 'startsAt', ['interview']],
  ['interview', 'endsAt', ['medical', 'inspection', 'publicity']],
  ['publicity', 'endsAt', ['appointment']],
];
const boundLabels = { startsAt: '开始', endsAt: '结束' };
const clock = (moment: Date) => formatDateTime(moment.toISOString());
const spaced = (step: ExamStep) => `“${examSteps[step].label}”`;

function disorderOf(steps: readonly StepTimes[]): string[] {
  const of = (name: ExamStep) => steps.find(({ step }) => step === name);
  return orders.flatMap(([first, moment, after]) =>
    after.flatMap((then) => {
      const [earlier, later] = [of(first), of(then)];
      if (!earlier || !later || later.startsAt >= earlier[moment]) return [];
      return `${spaced(then)}${clock(later.startsAt)} 开始，早于${spaced(first)}${clock(earlier[moment])} ${boundLabels[moment]}`;
    }),
  );
}

/** The days of the timetable against the working days of the rules. */
function publicityFault(steps: readonly StepTimes[], { publicityDays }: ExamSettings): string[] {
  const step = steps.find((item) => item.step === 'publicity');
  if (!step) return [];
  const { days, endsAt } = workingSpan(step.startsAt, publicityDays);
  const last = lastDay(step.endsAt);
  if (last >= dayAt(endsAt)) return [];
  const shown = days.filter(({ day, works }) => works && day <= last).length;
  return [
    `“公示”到 ${last} 只有 ${shown} 个工作日，规则里是 ${publicityDays} 个：至少到 ${dayAt(endsAt)}，或改规则里的天数`,
  ];
}

/** What contradicts within a project, in words; what is only missing is no contradiction. */
export function contradictionsOf(
  settings: ExamSettings,
  steps: readonly StepTimes[],
  posts: readonly Post[],
): string[] {
  const { weights, graduationYears, papersUntil, fee, results } = settings;
  const pays = steps.some(({ step }) => step === 'pay');
  const unweighted = weightsFault(steps, weights);
  const lastYear = Math.max(...graduationYears);
  const forGraduates = posts.find(({ requirements }) => requirements.graduatesOnly);
  return [
    ...disorderOf(steps),
    ...publicityFault(steps, settings),
    ...(weights.written + weights.interview === 100 ? [] : ['笔试与面试的占比加起来应为 100']),
    ...(unweighted ? [unweighted] : []),
    ...(fee === 0 && pays ? ['时间安排里有“缴费”，考务费却是 0：请填写金额，或去掉这一步'] : []),
    ...(fee > 0 && !pays ? ['收考务费的项目，时间安排里要有“缴费”'] : []),
    ...(results.pass > results.fullMark ? [`笔试合格线 ${results.pass} 高于满分 ${results.fullMark}`] : []),
    ...(graduationYears.length > 0 && `${lastYear}` > papersUntil.slice(0, 4)
      ? [`应届算到 ${lastYear} 年毕业，证书却要在 ${papersUntil} 前取得`]
      : []),
    ...(forGraduates && graduationYears.length === 0
      ? [`岗位 ${forGraduates.code} 只招应届，规则里没有写应届毕业年份`]
      : []),
  ];
}

type Parts = { steps: readonly StepTimes[]; posts: readonly Post[] };

/** What keeps a draft from being published, in words: what is missing and what contradicts; empty where nothing does. */
export function lackingOf(
  { announcement, posts: count, settings }: Pick<ExamRow, 'announcement' | 'posts' | 'settings'>,
  { steps, posts }: Parts,
  now: Date,
): string[] {
  const register = steps.find(({ step }) => step === 'register');
  const absent = neededSteps.filter((step) => !steps.some((item) => item.step === step));
  return [
    ...(announcement === '' ? ['公告正文还没有写'] : []),
    ...(count === 0 ? ['岗位表还没有导入'] : []),
    ...absent.map((step) => `时间安排里没有“${examSteps[step].label}”`),
    ...(register && register.endsAt <= now ? ['报名截止时间已经过去'] : []),
    ...(settings.fee > 0 && !settings.payNote ? ['收考务费的项目要写明缴费方式'] : []),
    ...(settings.identities.length === 0 ? ['规则里没有选报名证件'] : []),
    ...(settings.phones.length === 0 ? ['至少写一个咨询电话'] : []),
    ...contradictionsOf(settings, steps, posts),
  ];
}
