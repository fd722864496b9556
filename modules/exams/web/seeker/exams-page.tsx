import { useRevalidator } from 'react-router';
import type { Call } from '#contract/api.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { examWords, nextTurnOf, shortTitle, whenText } from '../features/exam-words.ts';
import { byNextDate, datesOf, nextDateOf } from './next-date.ts';
import { RegistrationCard } from './registration-card.tsx';

/** The seeker's registrations and the projects they follow. */
export async function loadOwnExams(call: Call) {
  const [own, followed] = await Promise.all([
    call('GET /api/exams/registrations', {}),
    call('GET /api/exams/mine', {}),
  ]);
  const registered = new Set(own.items.map(({ exam }) => exam.id));
  return {
    registrations: own.items,
    followed: followed.items.filter(({ id }) => !registered.has(id)),
    now: Date.now(),
  };
}

type OwnExams = Awaited<ReturnType<typeof loadOwnExams>>;

/** 我的公招: each registration with what to do next and until when, then the followed projects. */
export function OwnExamsPage({ registrations, followed, now }: OwnExams) {
  const { revalidate } = useRevalidator();
  const sorted = byNextDate(registrations, now);
  const next = sorted[0] && nextDateOf(sorted[0], now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
      <header className="col-span-full flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-28 max-sm:text-20">我的公招</h1>
        {registrations.length > 0 && (
          <p className="tabular text-14 text-ink-3">
            {registrations.length} 个报名{next && `，最近一件：${whenText(next.at)} ${next.what}`}
          </p>
        )}
      </header>
      <div className="grid gap-4">
        {registrations.length === 0 && (
          <div className="card">
            <EmptyState
              title="还没有公招报名"
              text="编制岗位的公告、要求和报名时间都在公开招聘页，选岗前可以逐条比对"
              action={
                <a className="btn btn-tint" href={paths.exams()}>
                  看公开招聘
                </a>
              }
            />
          </div>
        )}
        {sorted.map((registration, at) => (
          <RegistrationCard
            key={registration.id}
            isFirst={at === 0}
            registration={registration}
            now={now}
            onChange={() => void revalidate()}
          />
        ))}
      </div>
      <div className="grid gap-4">
        <OwnDates registrations={registrations} now={now} />
        <Card
          space="side"
          heading="关注的项目"
          aside={
            <a className="link" href={paths.notices()}>
              提醒设置
            </a>
          }
        >
          {followed.length > 0 && (
            <ul className="mb-3 divide-y divide-line border-b border-line">
              {followed.map((exam) => {
                const turn = nextTurnOf(exam, now);
                const state = examWords(exam, now);
                return (
                  <li key={exam.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-14 first:pt-0">
                    <a className="font-semibold text-ink-1 hover:text-brand" href={paths.exam(exam.id)}>
                      {exam.title}
                    </a>
                    <Tag tone={state.tone}>{state.label}</Tag>
                    {turn && (
                      <span className="tabular text-12 text-ink-3">
                        {whenText(turn.at)} {turn.what}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          <p className="text-14 text-ink-3">关注项目后，报名开始、截止和变更时会通知你</p>
          {registrations.length > 0 && (
            <a className="btn btn-tint mt-3" href={paths.exams()}>
              去看公开招聘
            </a>
          )}
        </Card>
      </div>
    </div>
  );
}

const MOST = 6;

/** The next dates of the projects in which the seeker takes part. */
export function OwnDates({ registrations, now }: { registrations: readonly OwnRegistration[]; now: number }) {
  const dates = registrations
    .filter(({ status }) => (liveRegistrationStates as readonly string[]).includes(status))
    .filter(({ exam }) => exam.status === 'published')
    .flatMap((own) => datesOf(own, now).map((date) => ({ exam: own.exam, ...date })))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MOST);
  if (dates.length === 0) return null;
  const days = Map.groupBy(dates, ({ at }) => monthDay(at));
  const organisers = new Set(dates.map(({ exam }) => exam.organiser.name));
  return (
    <Card space="side" heading="我的日程" aside={organisers.size === 1 ? [...organisers][0] : undefined}>
      <ol className="divide-y divide-line">
        {[...days].map(([day, own]) => {
          const [{ at }] = own as [(typeof own)[number]];
          const isToday = daysUntil(at, now) === 0;
          return (
            <li key={day} className="flex gap-3 py-2.5 last:pb-0">
              <span className="flex w-14 flex-none flex-col">
                <b className={`num text-16 leading-6 ${isToday ? 'text-brand' : 'text-ink-1'}`}>{day}</b>
                <span className="text-12 text-ink-3">{isToday ? '今天' : weekday(at)}</span>
              </span>
              <ul className="min-w-0 flex-1 space-y-2">
                {own.map(({ exam, step, what, at }) => (
                  <li key={exam.id + step} className="text-14 font-semibold text-ink-1">
                    {what} <span className="tabular font-normal">{timeOfDay(at)}</span>
                    <span className="line-clamp-2 text-12 font-normal text-ink-3" title={exam.title}>
                      {shortTitle(exam)}
                      {organisers.size > 1 && `，${exam.organiser.name}`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
