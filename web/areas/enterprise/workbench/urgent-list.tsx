import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { toast } from '#web/api/toasts.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InviteForm } from '../box/drawer/invite/invite-form.tsx';
import { RejectForm } from '../box/drawer/reply-form.tsx';
import { urgencyOf } from '../box/status-text.tsx';
import { type Move, useMove } from '../box/use-box.ts';
import { FitWord } from '../candidates/candidate-row.tsx';

/** The deliveries to answer first, each with its answer in the row. The next one slides in, and the focus stays. */
export function UrgentList({ desk: { urgent, urgentTotal } }: { desk: Workbench }) {
  const list = useRef<HTMLUListElement>(null);
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  const first = urgent[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows that came in have another button at this place
  useEffect(() => {
    if (answeredAt === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? [];
    buttons[Math.min(answeredAt, buttons.length - 1)]?.focus();
    setAnsweredAt(null);
  }, [urgentTotal, first]);
  return (
    <section aria-label="现在要答">
      <DeskHead
        title="现在要答"
        count={urgent.length}
        end={
          urgentTotal > urgent.length && (
            <Link className="link text-14" to={paths.box()}>
              全部 {urgentTotal} 份
            </Link>
          )
        }
      />
      {urgent.length === 0 ? (
        <EmptyState compact title="都答完了" text="新的投递会出现在这里" />
      ) : (
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {urgent.map((row, at) => (
            <UrgentRow key={row.id} row={row} onAnswered={() => setAnsweredAt(at)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Row = Workbench['urgent'][number];

const proposedOf = ({ interview }: Row) => (interview?.status === 'proposed' ? interview.proposedAt : null);

interface Props {
  row: Row;
  onAnswered(): void;
}

/** The two answers of a row: to a proposed time, or to a delivery. */
function Answers({ row, onAnswered }: Props) {
  const [asking, setAsking] = useState<'reject' | 'time' | null>(null);
  const move = useMove();
  const proposedAt = proposedOf(row);
  const send = (body: Move, done: string) =>
    move.mutate(body, {
      onSuccess: () => {
        toast.success(done);
        onAnswered();
      },
    });
  const answer = (label: string, press: () => void) => (
    <button type="button" data-answer className="btn btn-outline w-20 px-0" disabled={move.isPending} onClick={press}>
      {label}
    </button>
  );
  const { interview } = row;
  if (interview && proposedAt) {
    const { minutes, mode, place, room, link, contact, note } = interview;
    const terms = { minutes, mode, place, room, link, contact, note };
    return (
      <>
        <button type="button" className="btn btn-text w-20 px-0 font-normal" onClick={() => setAsking('time')}>
          另约时间
        </button>
        {answer('同意改期', () =>
          send({ id: row.id, status: 'interview', at: proposedAt, ...terms }, '已同意改期，对方会收到通知'),
        )}
        {asking === 'time' && <InviteForm row={row} current={interview} onClose={() => setAsking(null)} />}
      </>
    );
  }
  return (
    <>
      <button type="button" className="btn btn-text w-20 px-0 font-normal" onClick={() => setAsking('reject')}>
        不合适
      </button>
      {answer('有意向', () => send({ id: row.id, status: 'shortlisted' }, '已标为有意向'))}
      {asking === 'reject' && <RejectForm row={row} onClose={() => setAsking(null)} />}
    </>
  );
}

/** A delivery that waits for an answer: who it is, until when, and the answer. */
function UrgentRow(props: Props) {
  const { row } = props;
  const { person, post, closed } = row;
  const proposedAt = proposedOf(row);
  const due = urgencyOf(row);
  return (
    <li
      data-testid="urgent"
      className="flex min-h-18 animate-[skeleton-in_200ms] items-center gap-4 px-6 py-2 motion-reduce:animate-none max-md:flex-wrap max-md:px-4"
    >
      <Avatar name={person.name} src={person.avatarUrl} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <Link
            className="shrink-0 text-16 leading-6 font-semibold text-ink-1"
            to={paths.box({ tab: 'all', id: row.id })}
          >
            {person.name}
          </Link>
          <span className="cut text-14 text-ink-2">{post.title}</span>
        </p>
        <p className="truncate text-14 text-ink-3">
          {proposedAt
            ? `想改到 ${dayAndTime(proposedAt)}`
            : [person.school, labelOf(educations, person.education)].filter(Boolean).join('，')}
        </p>
      </div>
      <span className="w-20 flex-none max-xl:hidden">{!closed && <FitWord {...row.fit} />}</span>
      <span
        className={`tabular w-22 flex-none text-right text-14 ${!proposedAt && due?.late ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}
      >
        {proposedAt ? '等你定' : due?.text}
      </span>
      <span className="flex flex-none items-center justify-end gap-2 max-md:w-full">
        {row.moves.length > 0 ? (
          <Answers {...props} />
        ) : (
          <Link className="btn btn-outline w-20 px-0" to={paths.box({ tab: 'all', id: row.id })}>
            看简历
          </Link>
        )}
      </span>
    </li>
  );
}

interface DeskHeadProps {
  title: string;
  count?: number | undefined;
  /** The way to all of them. */
  end?: ReactNode;
}

/** The title of a part of the workbench, how many it holds, and the way to all of them. */
export const DeskHead = ({ title, count, end }: DeskHeadProps) => (
  <div className="flex h-15 items-center gap-2 px-6 max-md:px-4">
    <h2 className="text-20 leading-7 font-semibold text-ink-1">{title}</h2>
    {count !== undefined && <span className="tabular text-14 text-ink-3">{count}</span>}
    <span className="ml-auto">{end}</span>
  </div>
);
