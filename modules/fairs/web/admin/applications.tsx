import { Modal, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { exhibitor as machine } from '../../contract/exhibitor-state.ts';
import type { OperatorExhibitor, OperatorFair } from '../../contract/operator-fairs.ts';
import { fairCalls } from './fair-calls.ts';

type Asking = { row: OperatorExhibitor; move: 'approve' | 'promote' | 'reject' } | null;

const tones: Record<OperatorExhibitor['status'], string> = {
  applied: 'tag tag-brand',
  approved: 'tag tag-ok',
  'checked-in': 'tag tag-ok',
  'waiting-list': 'tag',
  rejected: 'tag',
  withdrawn: 'tag',
  cancelled: 'tag',
};

/** Approval may assign another booth; rejection needs a reason. */
function Decide({ fair, asking, onClose }: { fair: OperatorFair; asking: NonNullable<Asking>; onClose(): void }) {
  const decide = useAction('POST /api/admin/exhibitors/:id/moves', { invalidates: fairCalls });
  const { row, move } = asking;
  const [boothId, setBoothId] = useState(row.booth?.id);
  const free = fair.booths.filter(({ status, id }) => status === 'free' || id === row.booth?.id);
  const title = `${machine.moves[move]}：${row.name}`;
  const send = async (given: { reason?: string; boothId?: string }) => {
    const done = await decide.send({ params: { id: row.id }, body: { move, ...given } });
    if (!done) return;
    toast.success(move === 'reject' ? '已驳回' : `已通过，展位 ${done.booth?.number ?? ''}`);
    onClose();
  };
  if (move === 'reject')
    return (
      <ReasonDialog
        title={title}
        okText={machine.moves[move]}
        danger
        label="驳回原因，会告知该单位"
        busy={decide.isPending}
        onDone={(reason) => void send({ reason })}
        onClose={onClose}
      />
    );
  return (
    <Modal
      open
      title={title}
      okText={machine.moves[move]}
      cancelText="返回"
      confirmLoading={decide.isPending}
      onOk={() => void send(boothId ? { boothId } : {})}
      onCancel={onClose}
    >
      <p className="mb-2 text-14">
        {row.people.map(({ name }) => name).join('、')} · {row.posts} 个职位{row.wish && ` · ${row.wish}`}
      </p>
      <Select
        className="w-full"
        aria-label="展位"
        placeholder="自动安排空展位"
        showSearch
        value={boothId}
        onChange={setBoothId}
        options={free.map(({ id, number, hall }) => ({
          value: id,
          label: `${number} · ${fair.halls[hall]?.name ?? ''}`,
        }))}
      />
    </Modal>
  );
}

const columnsOf = (
  act: (row: OperatorExhibitor, move: OperatorExhibitor['moves'][number]) => void,
): TableColumnsType<OperatorExhibitor> => [
  column('单位', {}, (row) => (
    <>
      <a
        href={paths.company(row.companyId)}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-ink-1 hover:text-brand"
      >
        {row.name}
      </a>
      <p className="text-14 text-ink-3">
        {row.people.map(({ name, title }) => [name, title].filter(Boolean).join(' ')).join('、')}
        {row.wish && ` · ${row.wish}`}
      </p>
    </>
  )),
  column('状态', { key: 'status', width: 110 }, ({ status, waitNumber }) => (
    <span className={tones[status]}>
      {machine.labels.operator[status]}
      {waitNumber !== null && ` ${waitNumber}`}
    </span>
  )),
  column('展位', { width: 80 }, ({ booth }) => <span className="tabular">{booth?.number ?? '–'}</span>),
  { title: '职位', key: 'posts', width: 70, align: 'right', responsive: ['md'], dataIndex: 'posts' },
  column('申请时间', { width: 120, responsive: ['lg'] }, ({ appliedAt }) => (
    <span className="tabular">{dayAndTime(appliedAt)}</span>
  )),
  actsColumn(132, (row) => {
    const [main, ...more] = row.moves.map((move) => ({
      label: machine.moves[move],
      danger: move === 'reject',
      onAct: () => act(row, move),
    }));
    return <RowActs of={row.name} main={main} more={more} />;
  }),
];

const hasCome = ({ status }: OperatorExhibitor) => status === 'checked-in';

/** On the day: the schools that come, those still missing first, by their booths. */
const arrivals = (rows: readonly OperatorExhibitor[]) =>
  rows
    .filter(({ status }) => status === 'approved' || status === 'checked-in')
    .toSorted(
      (one, other) =>
        Number(hasCome(one)) - Number(hasCome(other)) ||
        (one.booth?.number ?? '').localeCompare(other.booth?.number ?? ''),
    );

/** Applications: pending ones first, then the waiting list in order; or those that are `coming`. */
export function Applications({ fair, coming = false }: { fair: OperatorFair; coming?: boolean }) {
  const applications = useCall(
    'GET /api/admin/fairs/:id/exhibitors',
    { params: { id: fair.id } },
    { background: true, ...(coming && { refetchInterval: 10_000 }) },
  );
  const decide = useAction('POST /api/admin/exhibitors/:id/moves', {
    invalidates: fairCalls,
    opened: applications.data,
  });
  const [asking, setAsking] = useState<Asking>(null);
  const act = (row: OperatorExhibitor, move: OperatorExhibitor['moves'][number]) => {
    if (move === 'wait' || move === 'check-in') void decide.send({ params: { id: row.id }, body: { move } });
    else setAsking({ row, move });
  };
  return (
    <>
      <ConsoleList
        label={coming ? '参会单位' : '申请'}
        query={{
          ...applications,
          data: applications.data && (coming ? arrivals(applications.data) : applications.data),
        }}
        columns={columnsOf(act)}
        pageSize={50}
        table={{ size: 'middle', tableLayout: 'auto' }}
        empty={coming ? '还没有通过的参会单位，先在“参会申请”里审核' : '还没有单位申请'}
      />
      {asking && <Decide key={asking.row.id} fair={fair} asking={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
