import { Link } from 'react-router';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { type DeliveryState, delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FactList } from '#web/features/chat/talk-columns.tsx';
import { useTalks } from '#web/features/chat/talks.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { experienceText, FitWord } from '../candidates/candidate-row.tsx';

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

/** What the school does next in the box, by the state of the delivery. */
const nextSteps: Partial<Record<DeliveryState, string>> = {
  submitted: '答复这份投递',
  viewed: '答复这份投递',
  shortlisted: '安排面试',
  interview: '查看面试安排',
  offer: '查看录用进度',
};

/** Where the delivery stands, and the one thing to do about it; while the person is to answer there is none. */
function NextStep({
  detail: { delivery: sent, interview },
  row,
}: {
  detail: OpenConversation;
  row?: BoxRow | undefined;
}) {
  if (!sent || !isState(delivery, sent.status))
    return <p className="rounded-ctl bg-fill px-3 py-2.5 text-14 text-ink-3">对方还没有投递该职位</p>;
  return (
    <section aria-label="下一步" className="rounded-ctl bg-brand-tint p-3 text-14">
      <p className="flex items-baseline justify-between gap-2">
        <b className="text-14 font-semibold text-ink-1">{delivery.labels.recruiter[sent.status]}</b>
        {interview && (
          <span className={interview.status === 'waiting' ? 'text-warm-ink' : 'text-ink-2'}>
            {interviews.labels.recruiter[interview.status as InterviewState]}
          </span>
        )}
      </p>
      <p className="tabular mt-1 text-ink-2">
        {interview
          ? `${dayAndTime(interview.startsAt)} ${weekday(interview.startsAt)}`
          : row && `${dayAndTime(row.submittedAt)} 投递`}
      </p>
      <Link
        className={`btn mt-3 w-full ${interview?.status === 'waiting' ? 'btn-outline' : 'btn-tint'}`}
        to={paths.box({ tab: 'all', id: sent.id })}
      >
        {nextSteps[sent.status] ?? '查看投递'}
      </Link>
    </section>
  );
}

/** The context of the open conversation: the person, their delivery, and the post. */
export function ContextCard({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  const row = useSentRow(detail);
  if (!detail) return null;
  const { person, post } = detail;
  return (
    <aside
      aria-label="相关信息"
      className="w-72 shrink-0 space-y-5 overflow-y-auto border-l border-line p-4 max-xl:hidden"
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatarUrl} size={44} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-16 font-semibold text-ink-1">{person.name}</p>
          {row?.person.age && <p className="text-12 text-ink-3">{row.person.age} 岁</p>}
        </div>
        {row && !row.closed && <FitWord {...row.fit} />}
      </div>
      <NextStep detail={detail} row={row} />
      {row && !row.closed && (
        <section className="space-y-2">
          <h3 className="text-14 font-semibold text-ink-1">简历</h3>
          <FactList
            facts={[
              ['学历', labelOf(educations, row.person.education)],
              ['教龄', experienceText(row.person.teachingMonths)],
              ['教师资格', row.person.certificate],
              ['学校', row.person.school],
              ['专业', row.person.major],
              ['最近单位', row.person.lastEmployer],
              ['投递', dayAndTime(row.submittedAt)],
              ['标签', row.tags.join('、')],
            ]}
          />
        </section>
      )}
      {!post.open && <p className="text-14 text-ink-3">职位已停止招聘</p>}
    </aside>
  );
}
