import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { call } from '#web/api/browser-call.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveCalendar } from '#web/features/calendar/save-calendar.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/section.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ExamTimeline } from '../features/exam-timeline.tsx';
import { competitionOf, countText, examWords, isOver, isShort, nextTurnOf, whenText } from '../features/exam-words.ts';
import type { ExamData, ProjectData } from './load-exams.ts';
import type { OwnStanding } from './use-own-standing.ts';

interface StandingProps {
  data: ExamData;
  standing: OwnStanding;
}

/** The numbers of a project, and its course. */
export function ExamFacts({ data: { exam, posts, now }, standing }: StandingProps) {
  const turn = nextTurnOf(exam, now);
  const fitting = standing.fits && [...standing.fits.values()].filter(({ fit }) => fit === 'fits').length;
  const competition = competitionOf(exam);
  const short = exam.isReported ? 0 : posts.filter((post) => isShort(post, exam.settings.ratio)).length;
  const counts: [label: string, value: string | number | null, isShown: boolean][] = [
    [`计划人数，${exam.posts} 个岗位`, exam.headcount.toLocaleString('en-US'), true],
    [exam.registered === null ? '报名截止后公布' : '已报名', countText(exam.registered), !exam.isReported],
    ['平均竞争', competition ? `${competition} : 1` : '—', !exam.isReported],
    ['岗位还不够开考', short, short > 0],
    ['岗位我能报', fitting, fitting !== null],
  ];
  const left = turn && {
    label: `${whenText(turn.at)} ${turn.what}`,
    value: <span className={turn.urgent ? 'text-warm-ink' : ''}>还有 {turn.left}</span>,
  };
  const shown = counts.filter(([, , isShown]) => isShown).map(([label, value]) => ({ label, value }));
  return (
    <>
      <Facts className="tabular mt-4" facts={[...(left ? [left] : []), ...shown]} />
      <div className="mt-5">
        <ExamTimeline steps={exam.steps} publishedAt={announcedAtOf(exam)} now={now} />
      </div>
    </>
  );
}

/** What one keeps of a project: its dates, and 关注. */
export function ExamActs({ data: { exam, now }, standing, onFollow }: StandingProps & { onFollow(): void }) {
  const hasAhead = exam.status === 'published' && exam.steps.some((step) => !isOver(step, now));
  return (
    <>
      {hasAhead && (
        <CalendarButton save={() => saveCalendar(call('GET /api/calendar/exams/:id', { params: { id: exam.id } }))} />
      )}
      {standing.signedIn && (
        <Button onClick={onFollow} aria-pressed={standing.followed} disabled={standing.isLoading}>
          <Star size={16} aria-hidden fill={standing.followed ? 'currentColor' : 'none'} />
          {standing.followed ? '已关注' : '关注'}
        </Button>
      )}
    </>
  );
}

/** Of others' projects `publishedAt` is when an operator read the announcement. */
const announcedAtOf = ({ reported, publishedAt }: ExamData['exam']) =>
  reported ? `${reported.announcedOn}T00:00:00+08:00` : publishedAt;

/** The parts of a project's page, each at its address, as far as there is something in them. */
function tabsOf({ tab, exam: { id, draw }, results: { items, next, draws } }: ProjectData) {
  const count = items.length > 0 && <small>{items.length}</small>;
  const all = [
    ['posts', '公告与岗位', paths.exam(id), true],
    ['seats', '座位抽签', paths.examDraw(id), draw !== null],
    ['lots', '面试抽签', paths.examDraw(id, 'lots'), draws.some(({ kind }) => kind === 'lots')],
    ['results', <>结果与公示{count}</>, paths.examResults(id), items.length > 0 || next !== null],
  ] as const;
  const shown = all.filter(([key, , , isThere]) => isThere || key === tab);
  return shown.length > 1 ? shown.map(([key, label, href]) => ({ href, label, current: key === tab })) : [];
}

interface HeadProps {
  data: ProjectData;
  acts?: ReactNode;
  children?: ReactNode;
}

/** The head of every part of a project's page: the way to it, its title, state and acts, and the parts. */
export function ExamHead({ data, acts, children }: HeadProps) {
  const { exam, now } = data;
  const state = examWords(exam, now);
  const tabs = tabsOf(data);
  const facts = [
    exam.documentNumber,
    `${exam.organiser.name}${exam.isReported ? '发布' : '组织'}，${exam.employers} 所单位用人`,
    exam.place,
    exam.reported ? `${exam.reported.announcedOn} 发布` : exam.publishedAt && `${dateText(exam.publishedAt)} 发布`,
  ];
  return (
    <div className="border-b border-line bg-surface">
      <div className="page py-3">
        <Breadcrumb crumbs={[{ label: '公开招聘', href: paths.exams() }, { label: exam.title }]} />
        <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-28 max-sm:text-20">
              <span className="min-w-0">{exam.title}</span>
              <Tag tone={state.tone}>{state.label}</Tag>
              {exam.isReported && <Tag>外部公告</Tag>}
            </h1>
            <p className="mt-1.5 text-14 text-ink-3">{facts.filter(Boolean).join('　')}</p>
          </div>
          {acts}
        </div>
        {exam.status !== 'published' && exam.reason && (
          <p className="mt-3 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink" role="status">
            项目{state.label}：{exam.reason}
          </p>
        )}
        {children}
        {tabs.length > 0 && (
          <LinkTabs label="项目" kind="line" className="scroll-line mt-3 -mb-3 *:shrink-0" tabs={tabs} />
        )}
      </div>
    </div>
  );
}
