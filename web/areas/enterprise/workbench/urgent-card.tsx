import { Button } from 'antd';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
import { RejectForm } from '../box/drawer/reject-form.tsx';
import { experienceText } from '../box/experience-text.ts';
import { urgencyOf } from '../box/status-text.tsx';
import { type Move, useMove } from '../box/use-box.ts';
import { FitWord } from '../candidates/fit-word.tsx';
import { DeskCard } from './desk-card.tsx';

/** The deliveries to answer first, each with its answer in the row. The next one slides in, and the focus stays. */
export function UrgentCard({ desk: { urgent, urgentTotal, dueSoon } }: { desk: Workbench }) {
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
  const others = urgentTotal - urgent.length;
  const deliveries = urgent.filter(({ interview }) => !interview);
  return (
    <DeskCard
      title="现在要答"
      count={urgent.length}
      aside={
        others > 0 && (
          <Link className="link" to={paths.box({ sort: 'due' })}>
            投递箱里还有 {others} 份{dueSoon <= deliveries.length && '，都不急'}
          </Link>
        )
      }
    >
      {urgent.length === 0 ? (
        <EmptyState compact title="都答完了" text="新的投递会出现在这里" />
      ) : (
        <ul ref={list} className="grid flex-1 auto-rows-fr grid-cols-1 divide-y divide-line border-t border-line">
          {urgent.map((row, at) => (
            <UrgentRow key={row.id} row={row} onAnswered={() => setAnsweredAt(at)} />
          ))}
        </ul>
      )}
    </DeskCard>
  );
}

type Row = Workbench['urgent'][number];

const yearsText = (months: number) => experienceText(months < 12 ? months : months - (months % 12));

const factsOf = ({ person, interview }: Row) =>
  (interview
    ? [person.school, `原定 ${dayAndTime(interview.startsAt)}`]
    : [
        // First and in whole years, since the end of a long line is cut.
        `教龄 ${yearsText(person.teachingMonths)}`.replace('教龄 应届', '应届'),
        person.school,
        [person.major, labelOf(educations, person.education)].filter(Boolean).join(''),
      ]
  ).filter(Boolean);

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
    <button type="button" data-answer className="btn btn-s btn-tint" disabled={move.isPending} onClick={press}>
      {label}
    </button>
  );
  const { interview } = row;
  if (interview && proposedAt) {
    const { minutes, mode, place, room, link, contact, note } = interview;
    const terms = { minutes, mode, place, room, link, contact, note };
    return (
      <>
        <Button size="small" onClick={() => setAsking('time')}>
          另约时间
        </Button>
        {answer('同意改期', () =>
          send({ id: row.id, status: 'interview', at: proposedAt, ...terms }, '已同意改期，对方会收到通知'),
        )}
        {asking === 'time' && <InviteForm row={row} current={interview} onClose={() => setAsking(null)} />}
      </>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking('reject')}>
        不合适
      </Button>
      {answer('有意向', () => send({ id: row.id, status: 'shortlisted' }, '已标为有意向'))}
      {asking === 'reject' && <RejectForm row={row} onClose={() => setAsking(null)} />}
    </>
  );
}

/** A delivery that waits for an answer: who it is, until when, and the answer. */
function UrgentRow(props: Props) {
  const { row } = props;
  const proposedAt = proposedOf(row);
  const urgency = proposedAt ? { text: `想改到 ${dayAndTime(proposedAt)}`, late: false } : urgencyOf(row);
  return (
    <li
      data-testid="urgent"
      className="flex animate-[skeleton-in_200ms] items-center gap-3 px-4 py-2.5 motion-reduce:animate-none max-sm:flex-wrap"
    >
      <Avatar name={row.person.name} src={row.person.avatarUrl} size={34} />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-46px)]">
        <p className="flex items-baseline gap-2">
          <Link
            className="shrink-0 font-semibold text-ink-1! hover:text-brand!"
            to={paths.box({ tab: 'all', id: row.id })}
          >
            {row.person.name}
          </Link>
          {!row.closed && <FitWord {...row.fit} />}
          <span className="cut text-14 text-ink-2">{row.post.title}</span>
        </p>
        <p className="truncate text-12 text-ink-3">{factsOf(row).join('，')}</p>
      </div>
      {urgency && (
        <span className={`flex shrink-0 items-center gap-1 text-12 ${urgency.late ? 'text-warm-ink' : 'text-ink-3'}`}>
          <Clock size={13} aria-hidden="true" />
          {urgency.text}
        </span>
      )}
      <span className="flex shrink-0 items-center gap-2 max-sm:ml-auto">
        {row.moves.length > 0 ? (
          <Answers {...props} />
        ) : (
          <Link className="btn btn-s btn-outline" to={paths.box({ tab: 'all', id: row.id })}>
            看简历
          </Link>
        )}
      </span>
    </li>
  );
}
