import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { hasTime, placeText } from '#contract/deliveries/interviews.ts';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { AnswerDays } from '#web/features/answers/answer-days.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime, monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { hoursText } from '../dashboard/hours-text.ts';
import { dueText, quietly, useBoxStrip, useInterviews } from '../own-calls.ts';
import { DeskHead, UrgentList } from './urgent-list.tsx';

interface Props {
  desk: Workbench;
  onMore(): void;
}

/** How the school answered in the last 30 days, beside schools of its kind. */
function AnswersPart({ desk: { answers: times, replyRate, sectorReplyRate }, onMore }: Props) {
  const companyId = useSession((state) => state.company?.id);
  const answers = useCall('GET /api/companies/:id/answers', companyId ? { params: { id: companyId } } : null, quietly);
  return (
    <section
      aria-labelledby="answered"
      className="grid gap-8 border-t border-line p-6 max-md:gap-4 max-md:p-4 lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div>
        <h2 id="answered" className="text-20 leading-7 font-semibold text-ink-1">
          这 30 天回得怎么样
        </h2>
        {replyRate === null ? (
          <p className="mt-4 text-14 text-ink-3">还没有到期的投递，答复之后这里会和同类学校比较</p>
        ) : (
          <>
            <p className="mt-4 flex items-baseline gap-2 text-14 text-ink-2">
              <b className="tabular text-40 leading-12 font-semibold text-ink-1">{replyRate}%</b>
              有回音{sectorReplyRate !== null && `，同类 ${sectorReplyRate}%`}
            </p>
            {times.hours !== null && (
              <p className="mt-1 flex items-baseline gap-2 text-14 text-ink-2">
                <b className="tabular text-28 leading-9 font-semibold text-ink-1">{hoursText(times.hours)}</b>
                一般{times.peerHours !== null && `，同类 ${hoursText(times.peerHours)}`}
              </p>
            )}
          </>
        )}
        <button type="button" className="link mt-3 text-14" onClick={onMore}>
          按职位和周看
        </button>
      </div>
      {answers.data && <AnswerDays days={answers.data.days} />}
    </section>
  );
}

interface LineProps {
  when: string;
  title: string;
  href: string;
  text: string;
  act: { label: string; href: string };
}

const Line = ({ when, title, href, text, act }: LineProps) => (
  <li className="flex min-h-16 items-center gap-6 px-6 py-2 max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:px-4">
    <span className="tabular w-24 flex-none text-14 text-ink-3">{when}</span>
    <Link
      className="w-72 min-w-0 flex-none truncate text-16 font-semibold text-ink-1 max-md:w-auto max-md:flex-1 max-md:whitespace-normal"
      to={href}
    >
      {title}
    </Link>
    <span className="min-w-0 flex-1 truncate text-14 text-ink-3 max-md:order-1 max-md:basis-full">{text}</span>
    <Link className="btn btn-outline w-20 px-0" to={act.href}>
      {act.label}
    </Link>
  </li>
);

const VISIBLE_ROWS = 3;

/** What ends or begins within a week: posts that close, each with the way to prolong it, and the next fair. */
function ClosingRows({ desk: { closing, fair } }: { desk: Workbench }) {
  if (closing.length === 0 && !fair) return null;
  return (
    <div className="border-t border-line">
      <DeskHead title="快到期的" />
      <ul aria-label="快到期的" className="divide-y divide-line border-t border-line">
        {closing
          .slice(0, fair ? VISIBLE_ROWS - 1 : VISIBLE_ROWS)
          .map(({ id, title, deadline, deliveries, unanswered }) => (
            <Line
              key={id}
              when={`${monthDay(deadline)} 截止`}
              title={title}
              href={paths.box({ postId: id })}
              text={`${deliveries} 份投递${unanswered > 0 ? `，${unanswered} 份没答复` : ''}`}
              act={{ label: '延期', href: paths.release(id) }}
            />
          ))}
        {fair && (
          <Line
            when={dayAndTime(fair.startsAt)}
            title={fair.title}
            href={paths.companyFairs({ id: fair.id })}
            text={`${fair.booth ? `展位 ${fair.booth}` : fair.online ? '线上' : '还没有选展位'}，${fair.visitors} 人报名入场`}
            act={{ label: '看名单', href: paths.companyFairs({ id: fair.id }) }}
          />
        )}
      </ul>
    </div>
  );
}

const days = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });

/** '11 月 24 日' */
function todayText(iso: string): string {
  const [month, day] = days.format(new Date(iso)).split('/');
  return `${month} 月 ${day} 日`;
}

const DashboardPanel = lazyPart(() => import('../dashboard/dashboard-panel.tsx'), 'DashboardPanel');

/** What the day brings, in a line. */
function useDayLine(): string {
  const today = useBoxStrip().data?.today;
  const now = new Date(Date.now()).toISOString();
  const isToday = today?.nextInterviewAt && todayText(today.nextInterviewAt) === todayText(now);
  const parts = [
    today && dueText(today),
    isToday ? `${timeOfDay(today.nextInterviewAt ?? now)} 有下一场面试` : '',
  ].filter(Boolean);
  return `${todayText(now)}，${weekday(now)}${parts.length > 0 ? `；${parts.join('，')}` : ''}`;
}

/** 工作台: what to answer now, today's interviews, how the company answers, and what ends soon. */
export function WorkbenchPage() {
  const navigate = useNavigate();
  const role = useSession((state) => state.companyJober?.role);
  const desk = useCall('GET /api/company/workbench', {}, { ...quietly, refetchInterval: 60_000 });
  const line = useDayLine();
  const [more, setMore] = useState(false);
  return (
    <>
      <PageHead
        title={desk.data?.urgent.length ? `先答这 ${desk.data.urgent.length} 件` : '工作台'}
        note={line}
        actions={
          role !== 'interviewer' && (
            <>
              {isKnownLink(paths.postImport()) && (
                <Button size="large" onClick={() => navigate(paths.postImport())}>
                  导入岗位表
                </Button>
              )}
              <Button size="large" type="primary" onClick={() => navigate(paths.release())}>
                发布职位
              </Button>
            </>
          )
        }
      />
      <Loaded
        query={desk}
        failed="工作台没有加载出来"
        waiting={
          <div aria-busy="true">
            <Skeleton className="h-160" />
          </div>
        }
      >
        {(desk) => (
          <div className="card">
            <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(280px,392px)]">
              <UrgentList desk={desk} />
              <div className="min-w-0 border-line max-lg:border-t lg:border-l">
                <TodayList />
              </div>
            </div>
            <AnswersPart desk={desk} onMore={() => setMore(true)} />
            <ClosingRows desk={desk} />
          </div>
        )}
      </Loaded>
      <Drawer open={more} onClose={() => setMore(false)} size={960} title="转化与答复">
        {more && <DashboardPanel fallback={<Skeleton className="h-80" />} />}
      </Drawer>
    </>
  );
}

const SLOTS_SHOWN = 4;

const endOf = ({ startsAt, minutes }: BoxInterview) => Date.parse(startsAt) + minutes * 60_000;
const isOver = (one: BoxInterview, now: number) => endOf(one) < now;

function Slot({ one, isNext, now }: { one: BoxInterview; isNext: boolean; now: number }) {
  const { deliveryId, name, postTitle, status, startsAt } = one;
  const state = isOver(one, now) ? '等你给结果' : status === 'accepted' ? '' : machine.labels.recruiter[status];
  return (
    <li className="flex min-h-18 items-center gap-5 px-6 py-2 max-md:px-4">
      <b className={`tabular w-11 flex-none text-16 font-semibold ${isNext ? 'text-brand' : 'text-ink-2'}`}>
        {timeOfDay(startsAt)}
      </b>
      <div className="min-w-0 flex-1">
        <Link
          className="block truncate text-16 font-semibold text-ink-1"
          to={paths.box({ tab: 'interview', id: deliveryId })}
        >
          {name}
        </Link>
        <p className="truncate text-14 text-ink-3">{[state, postTitle, placeText(one)].filter(Boolean).join('，')}</p>
      </div>
    </li>
  );
}

/** Today's interviews by the clock. */
function TodayList() {
  const held = useInterviews({ days: 1 });
  const today = held.data?.filter(hasTime) ?? [];
  const now = Date.now();
  const nextId = today.find((one) => !isOver(one, now))?.deliveryId;
  return (
    <section aria-label="今天的面试">
      <DeskHead
        title="今天的面试"
        count={held.data && today.length}
        end={
          <Link className="link text-14" to={paths.box({ interviews: '1' })}>
            日程
          </Link>
        }
      />
      <Loaded query={held} failed="面试没有加载出来" waiting={<Skeleton className="m-6 h-40" />}>
        {() =>
          today.length === 0 ? (
            <EmptyState compact title="今天没有面试" text="之后的安排在日程里" />
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {today.slice(0, SLOTS_SHOWN).map((one) => (
                <Slot key={one.deliveryId} one={one} isNext={one.deliveryId === nextId} now={now} />
              ))}
              {today.length > SLOTS_SHOWN && (
                <li className="flex min-h-18 items-center px-6 text-14 text-ink-3 max-md:px-4">
                  还有 {today.length - SLOTS_SHOWN} 场，在日程里
                </li>
              )}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
