import { Link } from 'react-router';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useTalks } from '#web/features/chat/talks.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { experienceText } from '../box/experience-text.ts';
import { fitTint } from '../box/fit-tint.ts';

/** The delivery's row in the box: unlike the delivery itself, reading it is no view that the person sees. */
function useSentRow(detail: OpenConversation | undefined): BoxRow | undefined {
  const sent = detail?.delivery;
  const rows = useCall(
    'GET /api/company/boxRows',
    detail && sent ? { query: { postId: detail.post.id, keyword: detail.person.name.slice(0, 40) } } : null,
    { background: true, quiet: true },
  );
  return rows.data?.items.find(({ id }) => id === sent?.id);
}

function Facts({ row: { person } }: { row: BoxRow }) {
  const facts: [string, string][] = [
    ['学校', [person.school, person.major].filter(Boolean).join('，')],
    ['教龄', experienceText(person.teachingMonths)],
    ['教师资格', person.certificate ?? ''],
    ['最近单位', person.lastEmployer],
  ];
  return (
    <dl className="grid grid-cols-[64px_1fr] gap-y-1.5 text-13">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words text-ink-1">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The context of the open conversation: the person, their delivery, and the post. */
export function ContextCard({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  const row = useSentRow(detail);
  if (!detail) return null;
  const { person, delivery: sent, post, card, interview } = detail;
  return (
    <aside
      aria-label="相关信息"
      className="w-66 shrink-0 space-y-5 overflow-y-auto border-l border-line p-4 max-xl:hidden"
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatarUrl} size={44} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-16 font-semibold text-ink-1">{person.name}</p>
          {row && (
            <p className="text-12 text-ink-3">
              {[row.person.age ? `${row.person.age} 岁` : '', labelOf(educations, row.person.education)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        {row && !row.closed && (
          <span className="shrink-0 text-center">
            <b className={`tabular block text-20 leading-tight ${fitTint(row.fit)}`}>{row.fit}</b>
            <span className="text-12 text-ink-3">匹配</span>
          </span>
        )}
      </div>
      {row && !row.closed && <Facts row={row} />}
      {interview && (
        <section className="rounded-ctl bg-brand-tint px-3 py-2.5 text-13">
          <p className="flex justify-between gap-2 font-medium text-ink-1">
            <span className="tabular">面试 {dayAndTime(interview.startsAt)}</span>
            <span className="font-normal text-ink-2">
              {interviews.labels.recruiter[interview.status as InterviewState]}
            </span>
          </p>
        </section>
      )}
      <section>
        <h3 className="text-13 font-semibold text-ink-1">投递</h3>
        {sent && isState(delivery, sent.status) ? (
          <div className="mt-2 flex items-center justify-between gap-2">
            <span className="rounded-tag bg-brand-tint px-2 text-12 leading-6 font-medium text-brand">
              {delivery.labels.recruiter[sent.status]}
            </span>
            <Link className="text-13 text-brand!" to={paths.box({ tab: 'all', id: sent.id })}>
              查看简历
            </Link>
          </div>
        ) : (
          <p className="mt-2 text-13 text-ink-3">对方还没有投递该职位</p>
        )}
      </section>
      <section>
        <h3 className="text-13 font-semibold text-ink-1">职位</h3>
        <p className="mt-2 text-14 text-ink-1">{post.title}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-2 text-13 text-ink-3">
          <Salary value={card.salary} />
          <span>{card.place}</span>
          {!post.open && <span>已停止招聘</span>}
        </p>
      </section>
    </aside>
  );
}
