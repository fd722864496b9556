import { weightsFault } from '#contract/exams/exam-settings.ts';
import { examSteps, neededSteps } from '#contract/exams/exam-steps.ts';
import type { ExamRow, StepRow } from './store.ts';

/** What keeps a draft from being published, in words; empty where nothing does. */
export function lackingOf(row: ExamRow, steps: readonly StepRow[], now: Date): string[] {
  const register = steps.find(({ step }) => step === 'register');
  const unweighted = weightsFault(steps, row.settings.weights);
  const absent = neededSteps.filter((step) => !steps.some((one) => one.step === step));
  return [
    ...(row.announcement === '' ? ['公告正文还没有写'] : []),
    ...(row.posts === 0 ? ['岗位表还没有导入'] : []),
    ...absent.map((step) => `时间安排里没有“${examSteps[step].label}”`),
    ...(register && register.endsAt <= now ? ['报名截止时间已经过去'] : []),
    ...(unweighted ? [unweighted] : []),
    ...(row.settings.fee > 0 && !steps.some(({ step }) => step === 'pay')
      ? ['收考务费的项目，时间安排里要有“缴费”']
      : []),
    ...(row.settings.fee > 0 && !row.settings.payNote ? ['收考务费的项目要写明缴费方式'] : []),
    ...(row.settings.phones.length === 0 ? ['至少写一个咨询电话'] : []),
  ];
}
