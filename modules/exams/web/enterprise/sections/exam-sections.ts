import { dayMs } from '#contract/months.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { mayDo, type StaffAct } from '../../../contract/staff-roles.ts';
import { hasBegun, isOver, runs, stepLabel, whenText } from '../../features/exam-words.ts';

/** What of a project its stages are made of. */
export type Staged = Pick<OwnExam, 'id' | 'status' | 'steps' | 'role' | 'progress' | 'publishedAt' | 'posts'>;

export interface ExamPart {
  label: string;
  path: string;
  /** That waits there for a decision. */
  count: number;
}

type Row = readonly [act: StaffAct, label: string, path: string, count?: number];

/** The four stages of a project and the steps of each; what leads to the seat belongs to the examination. */
const stages = {
  公告: [],
  报名: ['register', 'review', 'pay'],
  考试: ['ticket', 'written', 'interview'],
  录用: ['recheck', 'medical', 'inspection', 'publicity', 'appointment'],
} as const;
export type StageName = keyof typeof stages;

function rowsOf({ id, steps, progress }: Staged): Record<StageName, readonly Row[]> {
  const { waiting, appeals, paid } = progress;
  const hasInterview = steps.some(({ step }) => step === 'interview');
  return {
    公告: [
      ['read', '公告与时间', paths.companyExam(id)],
      ['read', '岗位表', paths.companyExam(id, 'posts')],
      ['read', '附件', paths.companyExam(id, 'attachments')],
      ['read', '补充公告', paths.companyExam(id, 'notices')],
      ['read', '问答', paths.companyExam(id, 'questions')],
      ['readStaff', '工作人员', paths.companyExam(id, 'staff')],
    ],
    报名: [
      ['readRegistrations', '资格审核', paths.examReview(id), waiting],
      ...(appeals > 0 ? [['readRegistrations', '申诉', paths.examReview(id, 'appealed'), appeals] as const] : []),
      ...(paid === null ? [] : [['readFees', '缴费', paths.examReview(id, 'approved')] as const]),
      ['readFees', '开考比例', paths.companyExam(id, 'ratio')],
    ],
    考试: [
      ['readRooms', '考场与准考证', paths.examRooms(id)],
      ['admit', '入场核验', paths.examDoor(id)],
      ['readResults', '笔试成绩', paths.companyResults(id)],
      ...(hasInterview ? [['readResults', '面试', paths.examInterview(id)] as const] : []),
    ],
    录用: [
      ['readCandidates', '复审与体检考察', paths.examCandidates(id)],
      ['readResults', '名单与公示', paths.companyResults(id, 'publications')],
      ['readObjections', '异议与复查', paths.examObjections(id)],
    ],
  };
}

export interface ExamStage {
  name: StageName;
  state: 'done' | 'now' | 'coming';
  /** What is next in it, or how it ended. */
  text: string;
  /** Empty where one has no part in it, or it has not been reached. */
  parts: ExamPart[];
}

/** What comes next in a stage by what waits and by the clock. */
function nextIn(
  name: StageName,
  { steps, posts, publishedAt }: Staged,
  now: number,
): Omit<ExamStage, 'name' | 'parts'> {
  if (name === '公告')
    return publishedAt
      ? { state: 'done', text: `${monthDay(publishedAt)} 发布，${posts} 个岗位` }
      : { state: 'now', text: '草稿，还没有发布' };
  const own = steps.filter(({ step }) => (stages[name] as readonly string[]).includes(step));
  const running = own.find((step) => runs(step, now));
  const coming = own.find((step) => !hasBegun(step, now));
  const state = running
    ? 'now'
    : own.every((step) => isOver(step, now))
      ? 'done'
      : own.some((step) => hasBegun(step, now))
        ? 'now'
        : 'coming';
  if (running?.step === 'register') return { state, text: `${whenText(running.endsAt)} 截止` };
  if (running) {
    const { step, endsAt } = running;
    const end = Date.parse(endsAt) - now < 7 * dayMs ? dayAndTime(endsAt) : monthDay(endsAt);
    return { state, text: `${stepLabel(step)}，${end} 截止` };
  }
  if (coming) return { state, text: `${monthDay(coming.startsAt)} ${stepLabel(coming.step)}` };
  return { state, text: own.length > 0 ? '已结束' : '没有这个环节' };
}

/** The four stages of a project, each with what is next in it and its parts for what one does there. A draft has only its announcement. */
export function examStages(exam: Staged, now: number): ExamStage[] {
  const rows = rowsOf(exam);
  return (Object.keys(stages) as StageName[]).map((name) => {
    const isReached = name === '公告' || exam.status !== 'draft';
    const mine = isReached ? rows[name].filter(([act]) => mayDo(exam.role, act)) : [];
    const next: Omit<ExamStage, 'name' | 'parts'> = isReached
      ? nextIn(name, exam, now)
      : { state: 'coming', text: '发布后开始' };
    return {
      name,
      ...next,
      parts: mine.map(([, label, path, count = 0]) => ({ label, path, count })),
    };
  });
}

/** Whether an address shows a part: several parts are one page with different parameters. */
export function isPartAt({ path }: ExamPart, parts: readonly ExamPart[], here: URL): boolean {
  const matching = parts.filter((part) => {
    const { pathname, searchParams } = new URL(part.path, here);
    return (
      pathname === here.pathname && [...searchParams].every(([name, value]) => here.searchParams.get(name) === value)
    );
  });
  const exact = matching.toSorted((one, other) => other.path.length - one.path.length)[0];
  return exact?.path === path;
}
