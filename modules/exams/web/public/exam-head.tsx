import Star from 'lucide-react/icons/star';
import { call } from '#web/api/browser-call.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveCalendar } from '#web/features/calendar/save-calendar.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/section.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ExamTimeline } from '../features/exam-timeline.tsx';
import { competitionOf, countText, examWords, isOver, isShort, nextTurnOf, whenText } from '../features/exam-words.ts';
import type { ExamData } from './load-exams.ts';
import { ProjectHead } from './project-head.tsx';
import type { OwnStanding } from './use-own-standing.ts';

interface Props {
  data: ExamData;
  standing: OwnStanding;
  onFollow(): void;
}

function ExamFacts({ data: { exam, posts, now }, standing }: Pick<Props, 'data' | 'standing'>) {
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
  return <Facts className="tabular mt-4" facts={[...(left ? [left] : []), ...shown]} />;
}

/** The parts of the page, with how many each has. */
const sectionsOf = ({ exam, questions, results }: ExamData) =>
  (
    [
      ['posts', '岗位表', exam.posts, true],
      ['announcement', '公告正文', 0, true],
      ['rules', '资格与规则', 0, !exam.reported],
      ['questions', '问答', questions.items.length, !exam.reported],
      ['notices', '通知', exam.notices.length, true],
      ['attachments', '附件', exam.attachments.length, exam.attachments.length > 0],
      ['results', '结果与公示', results.items.length, results.items.length > 0],
    ] as const
  ).flatMap(([id, label, n, isShown]) => (isShown ? { href: `#${id}`, label: <Counted label={label} n={n} /> } : []));

const Counted = ({ label, n }: { label: string; n: number }) => (
  <>
    {label}
    {n > 0 && <span className="tabular ml-1 text-12 text-ink-3">{n}</span>}
  </>
);

/** Title, numbers and course of a project, and links to the parts of its page. */
export function ExamHead({ data, standing, onFollow }: Props) {
  const { exam, now } = data;
  const state = examWords(exam, now);
  // Of others' projects `publishedAt` is when an operator read the announcement.
  const announcedAt = exam.reported ? `${exam.reported.announcedOn}T00:00:00+08:00` : exam.publishedAt;
  const hasAhead = exam.status === 'published' && exam.steps.some((step) => !isOver(step, now));
  const facts = [
    exam.documentNumber,
    `${exam.organiser.name}${exam.isReported ? '发布' : '组织'}，${exam.employers} 所单位用人`,
    exam.place,
    exam.reported ? `${exam.reported.announcedOn} 发布` : exam.publishedAt && `${dateText(exam.publishedAt)} 发布`,
  ];
  return (
    <ProjectHead
      crumbs={[{ label: exam.title }]}
      title={
        <>
          <span className="min-w-0">{exam.title}</span>
          <Tag tone={state.tone}>{state.label}</Tag>
          {exam.isReported && <Tag>外部公告</Tag>}
        </>
      }
      text={facts.filter(Boolean).join('　')}
      acts={
        <>
          {hasAhead && (
            <CalendarButton
              save={() => saveCalendar(call('GET /api/calendar/exams/:id', { params: { id: exam.id } }))}
            />
          )}
          {standing.signedIn && (
            <Button onClick={onFollow} aria-pressed={standing.followed} disabled={standing.isLoading}>
              <Star size={16} aria-hidden fill={standing.followed ? 'currentColor' : 'none'} />
              {standing.followed ? '已关注' : '关注'}
            </Button>
          )}
        </>
      }
      alert={exam.status !== 'published' && exam.reason && `项目${state.label}：${exam.reason}`}
    >
      <ExamFacts data={data} standing={standing} />
      <div className="mt-5">
        <ExamTimeline steps={exam.steps} publishedAt={announcedAt} now={now} />
      </div>
      <LinkTabs label="本页内容" kind="line" className="scroll-line mt-3 -mb-3 *:shrink-0" tabs={sectionsOf(data)} />
    </ProjectHead>
  );
}
