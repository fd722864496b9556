import { CircleCheck } from 'lucide-react';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import type { OperatorExhibitor, OperatorFair } from '../../contract/company-fairs.ts';
import { fairCalls } from './fair-calls.ts';

const hasCome = ({ status }: OperatorExhibitor) => status === 'checked-in';

function ExhibitorLine({ row, fairId }: { row: OperatorExhibitor; fairId: string }) {
  const checkIn = useAction('POST /api/admin/exhibitors/:id/moves', { invalidates: fairCalls, opened: fairId });
  const mayCheckIn = row.moves.includes('check-in');
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5">
      <span className="tag tabular w-12 justify-center">{row.booth?.number ?? '–'}</span>
      <span className="min-w-0 flex-1">
        <span className="cut block text-14 text-ink-1">{row.name}</span>
        <span className="cut block text-12 text-ink-3">{row.people.map(({ name }) => name).join('、')}</span>
      </span>
      {hasCome(row) && (
        <span className="flex flex-none items-center gap-1 text-14 text-ok-ink">
          <CircleCheck size={15} aria-hidden="true" />
          已到
        </span>
      )}
      {mayCheckIn && (
        <RowActs
          of={row.name}
          main={{ label: '签到', onAct: () => checkIn.send({ params: { id: row.id }, body: { move: 'check-in' } }) }}
        />
      )}
    </li>
  );
}

/** The day itself: the schools that come, those still missing first. */
export function ArrivalsTab({ fair }: { fair: OperatorFair }) {
  const exhibitors = useCall(
    'GET /api/admin/fairs/:id/exhibitors',
    { params: { id: fair.id } },
    { background: true, refetchInterval: 10_000 },
  );
  const coming = (exhibitors.data ?? [])
    .filter(({ status }) => status === 'approved' || status === 'checked-in')
    .toSorted(
      (one, other) =>
        Number(hasCome(one)) - Number(hasCome(other)) ||
        (one.booth?.number ?? '').localeCompare(other.booth?.number ?? ''),
    );
  return (
    <ConsoleList
      label="参会单位"
      query={{ ...exhibitors, data: exhibitors.data && coming }}
      row={(row) => <ExhibitorLine key={row.id} row={row} fairId={fair.id} />}
      empty="还没有通过的参会单位，先在“参会申请”里审核"
    />
  );
}
