import { Button } from 'antd';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { dayMs } from '#contract/months.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Head } from '#web/ui/head.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import { exam as machine } from '../../contract/exam-state.ts';
import { mayDo, type StaffAct } from '../../contract/staff-roles.ts';
import { hasBegun, isOver, nextTurnOf, runs, shortTitle, stepLabel, whenText } from '../features/exam-words.ts';

/** What of a project its stages are made of. */
export type Staged = Pick<
  OwnExam,
  'id' | 'status' | 'steps' | 'role' | 'progress' | 'publishedAt' | 'posts' | 'headcount'
>;

interface ExamPart {
  label: string;
  /** Empty where there is nothing to open. */
  path: string;
  /** That waits there for a decision. */
  count: number;
  /** How far it is, and what one does there: both stand in the list of its stage. */
  text: string;
  go: string;
}

type Row = readonly [act: StaffAct, label: string, path: string, text?: string, go?: string, count?: number];

/** The four stages of a project: the view of its page at which each stands, and its steps; what leads to the seat belongs to the examination. */
const stages = {
  公告: { tab: 'announcement', steps: [] },
  报名: { tab: 'registration', steps: ['register', 'review', 'pay'] },
  考试: { tab: 'examination', steps: ['ticket', 'written', 'interview'] },
  录用: { tab: 'appointment', steps: ['recheck', 'medical', 'inspection', 'publicity', 'appointment'] },
} as const;
type StageName = keyof typeof stages;

function rowsOf({ id, role, steps, progress }: Staged): Record<StageName, readonly Row[]> {
  const { registered, waiting, appeals, approved, paid, seated } = progress;
  const returned = registered - approved - waiting - appeals;
  const when = (...names: string[]) =>
    steps
      .filter(({ step }) => names.includes(step))
      .map(({ step, startsAt }) => `${whenText(startsAt)} ${stepLabel(step)}`)
      .join('，');
  const seats = [when('ticket'), seated > 0 ? `${seated} 人已排座` : '考场未编排'].filter(Boolean).join('，');
  const decided = `通过 ${approved}，退回 ${returned}，待审 ${waiting}`;
  const review = waiting > 0 && mayDo(role, 'review') ? '去审核' : '看报名';
  const fees: readonly Row[] =
    paid === null
      ? []
      : [['readFees', '缴费', paths.examReview(id, 'approved'), `已缴 ${paid}，待缴 ${approved - paid}`, '看缴费']];
  const appealed = paths.examReview(id, 'appealed');
  const appeal: Row = ['readRegistrations', '申诉', appealed, `${appeals} 份待答复`, '答复申诉', appeals];
  const interview: Row = ['readResults', '面试', paths.examInterview(id), when('interview'), '看面试'];
  const checks = when('recheck', 'medical', 'inspection');
  const lists = paths.companyResults(id, 'publications');
  return {
    公告: [
      ['read', '公告与时间', paths.companyExam(id, 'announcement')],
      ['read', '岗位表', paths.companyExam(id, 'posts')],
      ['read', '附件', paths.companyExam(id, 'attachments')],
      ['read', '补充公告', paths.companyExam(id, 'notices')],
      ['read', '问答', paths.companyExam(id, 'questions')],
      ['readStaff', '工作人员', paths.companyExam(id, 'staff')],
    ],
    报名: [
      ['readRegistrations', '资格审核', paths.examReview(id), decided, review, waiting],
      ...(appeals > 0 ? [appeal] : []),
      ...fees,
      ['readFees', '开考比例', paths.companyExam(id, 'ratio'), '报名结束后，核减或取消人数不够的岗位', '看岗位'],
    ],
    考试: [
      ['readRooms', '考场与准考证', paths.examRooms(id), seats, seated > 0 ? '看考场' : '编排考场'],
      ['admit', '入场核验', paths.examDoor(id), when('written'), '去核验'],
      ['readResults', '笔试成绩', paths.companyResults(id), '登记以后由另一个人确认', '看成绩'],
      ...(interview[3] ? [interview] : []),
    ],
    录用: [
      ['readCandidates', '复审与体检考察', paths.examCandidates(id), checks, '看人员'],
      ['readResults', '名单与公示', lists, when('publicity'), '看名单'],
      ['readObjections', '异议与复查', paths.examObjections(id), '答复后公开', '看异议'],
    ],
  };
}

export interface ExamStage {
  name: StageName;
  /** Its view of the project's page, and the address of that. */
  tab: string;
  path: string;
  state: 'done' | 'now' | 'coming';
  /** What is next in it, or how it ended. */
  text: string;
  /** Empty where one has no part in it, or it has not been reached. */
  parts: ExamPart[];
}

/** What comes next in a stage by what waits and by the clock. */
function nextIn(name: StageName, exam: Staged, now: number): Pick<ExamStage, 'state' | 'text'> {
  const { steps, posts, headcount, publishedAt, progress } = exam;
  if (name === '公告')
    return publishedAt
      ? { state: 'done', text: `${monthDay(publishedAt)} 发布，${headcount} 人，${posts} 个岗位` }
      : { state: 'now', text: '草稿，还没有发布' };
  const own = steps.filter(({ step }) => (stages[name].steps as readonly string[]).includes(step));
  const running = own.find((step) => runs(step, now));
  const coming = own.find((step) => !hasBegun(step, now));
  const state = own.every((step) => isOver(step, now))
    ? 'done'
    : own.some((step) => hasBegun(step, now))
      ? 'now'
      : 'coming';
  const seats = name === '考试' && progress.seated === 0 && state !== 'done' ? '，考场未编排' : '';
  if (running?.step === 'register') return { state, text: `${whenText(running.endsAt)} 截止` };
  if (running) {
    const { step, endsAt } = running;
    const end = Date.parse(endsAt) - now < 7 * dayMs ? dayAndTime(endsAt) : monthDay(endsAt);
    return { state, text: `${stepLabel(step)}，${end} 截止${seats}` };
  }
  if (coming) return { state, text: `${monthDay(coming.startsAt)} ${stepLabel(coming.step)}${seats}` };
  return { state, text: own.length > 0 ? '已结束' : '没有这个环节' };
}

/** The four stages of a project, each with what is next in it and its parts for what one does there. A draft has only its announcement. */
export function examStages(exam: Staged, now: number): ExamStage[] {
  const rows = rowsOf(exam);
  return (Object.keys(stages) as StageName[]).map((name) => {
    const isReached = name === '公告' || exam.status !== 'draft';
    const mine = isReached ? rows[name].filter(([act]) => mayDo(exam.role, act)) : [];
    const next = isReached ? nextIn(name, exam, now) : { state: 'coming' as const, text: '发布后开始' };
    const { tab } = stages[name];
    return {
      name,
      tab,
      path: paths.companyExam(exam.id, tab),
      ...next,
      parts: mine.map(([, label, path, text = '', go = '', count = 0]) => ({ label, path, text, go, count })),
    };
  });
}

/** The stage that a project opens on: of those that run the one where something waits, else the latest; before it runs the next one. */
export function openStageOf(all: readonly ExamStage[]): ExamStage {
  const mine = all.filter(({ parts }) => parts.length > 0);
  const open = mine.filter(({ state }) => state === 'now');
  const found =
    open.find(({ parts }) => parts.some(({ count }) => count > 0)) ??
    open.at(-1) ??
    mine.find(({ state }) => state === 'coming') ??
    mine.at(-1);
  // Everybody may read the announcement.
  return found as ExamStage;
}

/** The part that an address shows: several parts are one page with different parameters. */
export function partAt(parts: readonly ExamPart[], here: URL): ExamPart | undefined {
  const isAt = ({ path }: ExamPart) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    return (
      pathname === here.pathname && [...searchParams].every(([name, value]) => here.searchParams.get(name) === value)
    );
  };
  return parts.filter(isAt).toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Leads to what the public sees. */
export const PublicPage = ({ href, children }: { href: string; children: string }) => (
  <Button
    href={href}
    target="_blank"
    className="max-sm:px-2.5 max-sm:[&_.ant-btn-icon]:hidden"
    icon={<ExternalLink size={14} />}
  >
    {children}
  </Button>
);

interface Props {
  exam: Staged & Pick<OwnExam, 'title' | 'organiser' | 'proposals'>;
  /** Of the part that is open, beside the parts of its stage. */
  note?: ReactNode;
  actions?: ReactNode;
  /** The list of the stage that is open, in the place of its parts. */
  children?: ReactNode;
}

/** The head of a project: what happens next, its four stages, and the parts of the stage that is open. */
export function ExamHead({ exam, note, actions, children }: Props) {
  const { pathname, search } = useLocation();
  const here = new URL(`${pathname}${search}`, 'http://localhost');
  const now = Date.now();
  const stages = examStages(exam, now);
  const part = partAt(
    stages.flatMap(({ parts }) => parts),
    here,
  );
  const open = stages.find(({ path, parts }) => path === `${pathname}${search}` || (part && parts.includes(part)));
  const turn = nextTurnOf(exam, now);
  const { waiting, appeals } = exam.progress;
  const current = openStageOf(stages).name;
  return (
    <>
      <Head
        back={{ label: '全部项目', href: paths.companyExams() }}
        title={shortTitle(exam)}
        text={[
          exam.status !== 'published' && machine.labels.recruiter[exam.status],
          turn && `${turn.left}后${turn.what}`,
          waiting > 0 && `${waiting} 份材料等着审核`,
          appeals > 0 && `${appeals} 件申诉等着复核`,
          exam.proposals.length > 0 && `${exam.proposals.length} 处更正等着确认`,
        ]
          .filter(Boolean)
          .join('，')}
        act={actions}
      />
      <div className="mb-4 overflow-hidden card">
        <nav aria-label="项目">
          <ol className="grid grid-cols-4 max-md:grid-cols-2">
            {stages.map(({ name, path, state, text, parts }, at) => (
              <li
                key={name}
                className={clsx(
                  'relative border-line px-6 py-4 not-first:border-l max-md:px-4 max-md:odd:border-l-0 max-md:nth-[n+3]:border-t',
                  name === open?.name && 'shadow-[inset_0_-2px_0_var(--brand)]',
                )}
              >
                <p className="flex items-center gap-2">
                  <i
                    aria-hidden="true"
                    className={clsx(
                      'flex size-6 flex-none items-center justify-center rounded-full text-14 font-semibold not-italic',
                      name === current
                        ? 'bg-brand text-white'
                        : state !== 'coming'
                          ? 'bg-brand-tint text-brand'
                          : 'border border-line-strong text-ink-3',
                    )}
                  >
                    {state === 'done' ? <Check size={14} /> : at + 1}
                  </i>
                  {parts.length > 0 ? (
                    <Link
                      to={path}
                      aria-current={name === open?.name ? 'step' : undefined}
                      className="row-open text-20 leading-7 font-semibold text-ink-1"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="text-20 leading-7 text-ink-3">{name}</span>
                  )}
                </p>
                <p className="tabular mt-1 pl-8 md:truncate text-14 text-ink-3">{text}</p>
              </li>
            ))}
          </ol>
          {open && !children && (
            <ul
              aria-label={open.name}
              className="flex flex-wrap items-center gap-x-8 border-t border-line px-6 max-md:px-4"
            >
              {open.parts.map(
                (one) =>
                  one.path && (
                    <li key={one.label}>
                      <Link to={one.path} aria-current={one === part ? 'page' : undefined} className="tab h-11 text-14">
                        {one.label}
                        {one.count > 0 && <small>{one.count}</small>}
                      </Link>
                    </li>
                  ),
              )}
              {note && <li className="ml-auto py-2 text-14 text-ink-3">{note}</li>}
            </ul>
          )}
        </nav>
        {children}
      </div>
    </>
  );
}
