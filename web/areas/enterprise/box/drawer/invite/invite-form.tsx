import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { InviteDialog } from '#web/features/interviews/invite-dialog.tsx';
import { instantOf } from '#web/features/time/picked-time.ts';
import { boxCalls } from '../../../own-calls.ts';
import { refusedIn, useOutcomes } from '../../../use-outcomes.tsx';
import { useMove } from '../../use-box.ts';

interface Props {
  row: Pick<BoxRow, 'id' | 'person'>;
  current: CompanyInterview | null;
  onClose(): void;
}

/** Invites one person, or changes the interview. */
export function InviteForm({ row: { id, person }, current, onClose }: Props) {
  const move = useMove();
  return (
    <InviteDialog
      title={current ? `更改 ${person.name} 的面试` : `邀请 ${person.name} 面试`}
      okText={current ? '更改并通知' : '发出邀请'}
      ids={[id]}
      current={current}
      busy={move.isPending}
      error={move.error}
      onSend={({ at, slots, when, ...rest }) =>
        move.mutate(
          { id, status: 'interview', ...rest, ...(when === 'choice' ? { slots } : { at: at && instantOf(at) }) },
          {
            onSuccess: () => {
              toast.success('邀请已发出');
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

/** Invites several people at once. */
export function RoundForm({ ids, onDone, onClose }: { ids: readonly string[]; onDone(): void; onClose(): void }) {
  const tell = useOutcomes();
  const invite = useAction('POST /api/company/interviewRounds', {
    invalidates: [...boxCalls, 'GET /api/company/deliveries/:id'],
    opened: ids,
    onSuccess: ({ results }) => {
      const refused = refusedIn(results);
      tell(`已邀请 ${results.length - refused.length} 人`, refused, '人没有邀请');
      onDone();
    },
  });
  return (
    <InviteDialog
      title={`邀请 ${ids.length} 人面试`}
      okText="发出邀请"
      ids={ids}
      busy={invite.isPending}
      error={invite.error}
      onSend={({ at: _, when: __, slots = [], ...terms }) =>
        void invite.send({ body: { ...terms, slots, ids: [...ids] } })
      }
      onClose={onClose}
    />
  );
}
