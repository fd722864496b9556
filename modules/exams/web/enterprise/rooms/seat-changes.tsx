import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { SeatChange } from '../../../contract/rooms.ts';
import { Proposals } from '../proposals.tsx';

interface Props {
  examId: string;
  changes: readonly SeatChange[];
  mayArrange: boolean;
}

/** 调座: changes of seats that wait for another person. */
export function SeatChanges({ examId, changes, mayArrange }: Props) {
  const decide = useAction('POST /api/company/examSeatChanges/:id/moves', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params: { id: examId } }),
    invalidates: ['GET /api/company/examRooms/:id'],
    done: '已处理',
  });
  const send = (id: string, move: 'confirm' | 'decline') => void decide.send({ params: { id }, body: { move } });
  return (
    <Proposals
      title="待确认的调座"
      items={changes}
      confirm="确认调座"
      mayArrange={mayArrange}
      busy={decide.isPending}
      said={({ name, number, from, to, reason, proposedBy, proposedAt }) => (
        <>
          <b className="text-14 font-semibold text-ink-1">{name}</b> {number}，第 {from.room} 考场 {from.seat} 座 → 第{' '}
          {to.room} 考场 {to.seat} 座
          <span className="block">
            {proposedBy} {dayAndTime(proposedAt)} 提出：{reason}
          </span>
        </>
      )}
      onConfirm={(id) => send(id, 'confirm')}
      onDrop={(id) => send(id, 'decline')}
    />
  );
}
