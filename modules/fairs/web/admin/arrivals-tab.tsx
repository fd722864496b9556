import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import type { OperatorExhibitor, OperatorFair } from '../../contract/company-fairs.ts';
import { type BoothLook, FloorPlan } from '../parts/floor-plan.tsx';
import { HallPick } from '../parts/hall-pick.tsx';
import { fairCalls } from './fair-calls.ts';

const looks = { taken: '已到', held: '还没到', free: '空展位' };

const hasCome = ({ status }: OperatorExhibitor) => status === 'checked-in';

function ExhibitorLine({ row, fairId, marked }: { row: OperatorExhibitor; fairId: string; marked: boolean }) {
  const checkIn = useAction('POST /api/admin/exhibitors/:id/moves', { invalidates: fairCalls, opened: fairId });
  const mayCheckIn = row.moves.includes('check-in');
  return (
    <li className={`flex min-h-12 items-center gap-3 px-4 py-1.5 ${marked ? 'bg-brand-tint' : ''}`}>
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

/** The day itself: the plan with the booths whose schools have come, and the schools, those still missing first. */
export function ArrivalsTab({ fair }: { fair: OperatorFair }) {
  const [hall, setHall] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
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
  const byBooth = new Map(coming.map((row) => [row.booth?.id, row]));
  const lookOf = ({ id }: { id: string }): BoothLook => {
    const row = byBooth.get(id);
    if (!row) return { look: 'free', words: '空展位' };
    return {
      // Who is missing stands out, not who came.
      look: hasCome(row) ? 'taken' : 'held',
      words: `${row.name}，${hasCome(row) ? '已到' : '还没到'}`,
      name: row.name,
    };
  };
  const room = fair.halls[hall];
  return (
    <div className="-mx-5 -mb-5 grid lg:grid-cols-[minmax(0,1fr)_380px]">
      {room && (
        <div className="min-w-0 px-5 pb-5">
          <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
            <HallPick halls={fair.halls} value={hall} onChange={setHall} />
            {(['taken', 'held', 'free'] as const).map((look) => (
              <span key={look} className="flex items-center gap-1.5">
                <i className="plan-key" data-look={look} /> {looks[look]}
              </span>
            ))}
          </div>
          <FloorPlan
            hall={room}
            booths={fair.booths.filter((booth) => booth.hall === hall)}
            lookOf={lookOf}
            chosen={chosen}
            onChoose={({ id }) => setChosen(id === chosen ? null : id)}
            label={`${room.name}的展位和到场情况`}
          />
        </div>
      )}
      <div className="max-h-120 overflow-y-auto border-l border-line max-lg:max-h-none max-lg:border-t max-lg:border-l-0">
        <ConsoleList
          label="参会单位"
          query={{ ...exhibitors, data: exhibitors.data && coming }}
          row={(row) => (
            <ExhibitorLine
              key={row.id}
              row={row}
              fairId={fair.id}
              marked={chosen !== null && row.booth?.id === chosen}
            />
          )}
          empty="还没有通过的参会单位，先在“参会申请”里审核"
        />
      </div>
    </div>
  );
}
