import type { SeatChange } from '#contract/exams/rooms.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { DecideButtons } from './decide-buttons.tsx';

interface Props {
  examId: string;
  changes: readonly SeatChange[];
  mayArrange: boolean;
}

function ChangeLine({ examId, change, mayArrange }: { examId: string; change: SeatChange; mayArrange: boolean }) {
  const { id, name, number, from, to, reason, proposedBy, proposedAt, mine } = change;
  const decide = useAction('POST /api/company/examSeatChanges/:id/moves', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params: { id: examId } }),
    invalidates: ['GET /api/company/examRooms/:id'],
    opened: id,
    done: '已处理',
  });
  const send = (move: 'confirm' | 'decline') => void decide.send({ params: { id }, body: { move } });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-13">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <b className="font-medium text-ink-1">{name}</b> <span className="tabular text-ink-3">{number}</span>
        <span className="block text-ink-2">
          第 {from.room} 考场 {from.seat} 座 → 第 {to.room} 考场 {to.seat} 座，{reason}
        </span>
        <span className="block text-12 text-ink-3">
          {proposedBy}，{dayAndTime(proposedAt)}
        </span>
      </span>
      {mayArrange && (
        <DecideButtons
          mine={mine}
          confirm="确认调座"
          busy={decide.isPending}
          onConfirm={() => send('confirm')}
          onDrop={() => send('decline')}
        />
      )}
    </li>
  );
}

/** 调座: changes of seats that wait for another person. */
export function SeatChanges({ examId, changes, mayArrange }: Props) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="待确认的调座" className="mb-3 rounded-card border border-line bg-surface px-4 py-3">
      <h2 className="text-14 font-semibold text-ink-1">待确认的调座</h2>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <ChangeLine key={change.id} examId={examId} change={change} mayArrange={mayArrange} />
        ))}
      </ul>
    </section>
  );
}
