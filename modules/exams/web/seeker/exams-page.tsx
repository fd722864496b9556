import { useRevalidator } from 'react-router';
import type { Call } from '#contract/api.ts';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { examWords, nextTurnOf, whenText } from '../features/exam-words.ts';
import { byNextDate, nextDateOf } from './next-act.ts';
import { RegistrationRow } from './registration-row.tsx';

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
    <>
      <Head
        title="投递"
        text={
          next
            ? `${registrations.length} 个公招报名，最近一件：${whenText(next.at)} ${next.what}`
            : '公招的报名、审核、考试和名次都在这里'
        }
      />
      <SectionTabs counts={{ [paths.ownExams()]: registrations.length }} />
      {registrations.length === 0 ? (
        <div className="card">
          <EmptyState
            title="还没有公招报名"
            text="编制岗位的公告、要求和报名时间都在公开招聘页，选岗前可以逐条比对"
            next={{ label: '看公开招聘', href: paths.exams() }}
          />
        </div>
      ) : (
        <div className="card rows">
          {sorted.map((registration) => (
            <RegistrationRow
              key={registration.id}
              isOnly={sorted.length === 1}
              registration={registration}
              now={now}
              onChange={() => void revalidate()}
            />
          ))}
        </div>
      )}
      {followed.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-20">关注的项目</h2>
          <ul className="card rows">
            {followed.map((exam) => {
              const turn = nextTurnOf(exam, now);
              return (
                <li key={exam.id}>
                  <OwnRow
                    company={exam.organiser}
                    title={
                      <a className="row-open" href={paths.exam(exam.id)}>
                        {exam.title}
                      </a>
                    }
                    text={exam.organiser.name}
                    stage={<span className="state">{examWords(exam, now).label}</span>}
                    end={turn && <span className="tabular">{`${whenText(turn.at)} ${turn.what}`}</span>}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
