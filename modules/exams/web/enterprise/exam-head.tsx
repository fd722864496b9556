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
import { mayDo, type StaffAct } from '../../contract/staff-roles.ts';
import { hasBegun, isOver, nextTurnOf, runs, shortTitle, stepLabel, whenText } from '../features/exam-words.ts';

/** What of a project its stages are made of. */
export type Staged = Pick<OwnExam, 'id' | 'status' | 'steps' | 'role' | 'progress' | 'publishedAt' | 'posts'>;

interface ExamPart {
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
type StageName = keyof typeof stages;

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

interface ExamStage {
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
  const state = own.every((step) => isOver(step, now))
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
  exam: Staged & Pick<OwnExam, 'title' | 'organiser'>;
  /** Of the part that is open, beside the parts of its stage. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** The head of a project: what happens next, its four stages, and the parts of the stage that is open. */
export function ExamHead({ exam, note, actions }: Props) {
  const { pathname, search } = useLocation();
  const here = new URL(`${pathname}${search}`, 'http://localhost');
  const now = Date.now();
  const stages = examStages(exam, now);
  const all = stages.flatMap(({ parts }) => parts);
  const open = stages.find(({ parts }) => parts.some((part) => isPartAt(part, all, here)));
  const turn = nextTurnOf(exam, now);
  const waiting = exam.progress.waiting + exam.progress.appeals;
  return (
    <>
      <Head
        back={{ label: '全部项目', href: paths.companyExams() }}
        title={shortTitle(exam)}
        text={[turn && `${turn.left}后${turn.what}`, waiting > 0 && `${waiting} 份材料等着审核`]
          .filter(Boolean)
          .join('，')}
        act={actions}
      />
      <nav aria-label="项目" className="mb-4 overflow-hidden card">
        <ol className="grid grid-cols-4 max-md:grid-cols-2">
          {stages.map((stage, at) => {
            const { name, state, text, parts } = stage;
            const first = parts.find(({ count }) => count > 0) ?? parts[0];
            const isOpen = stage === open;
            return (
              <li
                key={name}
                className={clsx(
                  'relative border-line px-6 py-4 not-first:border-l max-md:px-4 max-md:odd:border-l-0',
                  isOpen && 'shadow-[inset_0_-2px_0_var(--brand)]',
                )}
              >
                <p className="flex items-center gap-2">
                  <i
                    aria-hidden="true"
                    className={clsx(
                      'flex size-6 flex-none items-center justify-center rounded-full text-14 font-semibold not-italic',
                      state === 'now'
                        ? 'bg-brand text-white'
                        : state === 'done'
                          ? 'bg-brand-tint text-brand'
                          : 'border border-line-strong text-ink-3',
                    )}
                  >
                    {state === 'done' ? <Check size={14} /> : at + 1}
                  </i>
                  {first ? (
                    <Link
                      to={first.path}
                      aria-current={isOpen ? 'step' : undefined}
                      className="row-open text-16 font-semibold text-ink-1"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="text-16 text-ink-3">{name}</span>
                  )}
                </p>
                <p className="tabular mt-1 truncate pl-8 text-14 text-ink-3">{text}</p>
              </li>
            );
          })}
        </ol>
        {open && (
          <ul
            aria-label={open.name}
            className="flex flex-wrap items-center gap-x-8 border-t border-line px-6 max-md:px-4"
          >
            {open.parts.map((part) => (
              <li key={part.path}>
                <Link
                  to={part.path}
                  aria-current={isPartAt(part, all, here) ? 'page' : undefined}
                  className="tab h-11 text-14"
                >
                  {part.label}
                  {part.count > 0 && <small>{part.count}</small>}
                </Link>
              </li>
            ))}
            {note && <li className="ml-auto py-2 text-14 text-ink-3">{note}</li>}
          </ul>
        )}
      </nav>
    </>
  );
}
