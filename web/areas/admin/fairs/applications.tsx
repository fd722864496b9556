import { App, Button, Input, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import type { OperatorExhibitor, OperatorFair } from '#contract/fairs/company-fairs.ts';
import { exhibitor as machine } from '#contract/fairs/exhibitor-state.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useActions, useApplications } from './use-fairs.ts';

type Asking = { row: OperatorExhibitor; move: 'approve' | 'promote' | 'reject' } | null;

const tones: Record<OperatorExhibitor['status'], string> = {
  applied: 'tag tag-brand',
  approved: 'tag tag-ok',
  'checked-in': 'tag tag-ok',
  'waiting-list': 'tag tag-warm',
  rejected: 'tag',
  withdrawn: 'tag',
  cancelled: 'tag',
};

/** Approving may name another booth; refusing needs a reason. */
function Decide({ fair, asking, onClose }: { fair: OperatorFair; asking: NonNullable<Asking>; onClose(): void }) {
  const { message } = App.useApp();
  const { decide } = useActions(fair.id);
  const { row, move } = asking;
  const key = useFormKey();
  const [boothId, setBoothId] = useState(row.booth?.id);
  const [reason, setReason] = useState('');
  const refusing = move === 'reject';
  const free = fair.booths.filter(({ status, id }) => status === 'free' || id === row.booth?.id);
  const send = async () => {
    const body = refusing ? { move, reason: reason.trim() } : { move, ...(boothId ? { boothId } : {}) };
    const done = await decide.mutateAsync({ exhibitorId: row.id, body, key: key.of(body) }).catch(() => null);
    if (!done) return;
    message.success(refusing ? '已驳回' : `已通过，展位 ${done.booth?.number ?? ''}`);
    onClose();
  };
  return (
    <Modal
      open
      title={`${machine.moves[move]}：${row.name}`}
      okText={machine.moves[move]}
      cancelText="返回"
      okButtonProps={{ danger: refusing, disabled: refusing && reason.trim() === '', loading: decide.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      {refusing ? (
        <Input.TextArea
          aria-label="驳回原因"
          placeholder="原因，会告知该单位"
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <>
          <p className="mb-2 text-13">
            {row.people.map(({ name }) => name).join('、')} · {row.posts} 个职位{row.wish && ` · ${row.wish}`}
          </p>
          <Select
            className="w-full!"
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
        </>
      )}
    </Modal>
  );
}

/** Applications: those that wait for a decision first, then the waiting list in its order. */
export function Applications({ fair }: { fair: OperatorFair }) {
  const list = useApplications(fair.id);
  const { decide } = useActions(fair.id);
  const key = useFormKey(list.data);
  const [asking, setAsking] = useState<Asking>(null);
  if (list.isError) return <LoadFailed title="申请没有加载出来" onRetry={list.refetch} />;
  if (list.isPending) return <RowsSkeleton />;
  const act = (row: OperatorExhibitor, move: OperatorExhibitor['moves'][number]) => {
    if (move === 'wait' || move === 'check-in')
      decide.mutate({ exhibitorId: row.id, body: { move }, key: key.of([row.id, move]) });
    else setAsking({ row, move });
  };
  return (
    <>
      <Table<OperatorExhibitor>
        rowKey="id"
        size="middle"
        dataSource={list.data}
        pagination={{ pageSize: 50, hideOnSinglePage: true }}
        locale={{ emptyText: '还没有单位申请' }}
        columns={[
          {
            title: '单位',
            key: 'name',
            render: (_, row) => (
              <>
                <a
                  href={paths.company(row.companyId)}
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium text-ink-1! hover:text-brand!"
                >
                  {row.name}
                </a>
                <p className="text-12 text-ink-3">
                  {row.people.map(({ name, title }) => [name, title].filter(Boolean).join(' ')).join('、')}
                  {row.wish && ` · ${row.wish}`}
                </p>
              </>
            ),
          },
          {
            title: '状态',
            key: 'status',
            width: 110,
            render: (_, { status, waitNumber }) => (
              <span className={tones[status]}>
                {machine.labels.operator[status]}
                {waitNumber !== null && ` ${waitNumber}`}
              </span>
            ),
          },
          {
            title: '展位',
            key: 'booth',
            width: 80,
            render: (_, { booth }) => <span className="tabular">{booth?.number ?? '–'}</span>,
          },
          { title: '职位', key: 'posts', width: 70, align: 'right', responsive: ['md'], dataIndex: 'posts' },
          {
            title: '申请时间',
            key: 'at',
            width: 120,
            responsive: ['lg'],
            render: (_, { appliedAt }) => <span className="tabular">{dayAndTime(appliedAt)}</span>,
          },
          {
            title: '操作',
            key: 'actions',
            width: 230,
            render: (_, row) =>
              row.moves.map((move) => (
                <Button
                  key={move}
                  type="link"
                  size="small"
                  className="px-1.5!"
                  danger={move === 'reject'}
                  onClick={() => act(row, move)}
                >
                  {machine.moves[move]}
                </Button>
              )),
          },
        ]}
      />
      {asking && <Decide key={asking.row.id} fair={fair} asking={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
