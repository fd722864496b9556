import { Drawer } from 'antd';
import { useState } from 'react';
import { visitor } from '#contract/identity/visitor.ts';
import { isState } from '#contract/machine.ts';
import { formatDateTime } from '#contract/text.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';

interface Guest {
  name: string;
  state: string;
  at: string;
}

const columns = [
  { title: '姓名', dataIndex: 'name' },
  {
    title: '状态',
    width: 110,
    render: (_: unknown, { state }: Guest) => (isState(visitor, state) ? visitor.labels.operator[state] : state),
  },
  {
    title: '报名时间',
    width: 170,
    render: (_: unknown, { at }: Guest) => <span className="tabular">{formatDateTime(at)}</span>,
  },
];

/** People who signed up for a lecture. */
export function GuestsDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const [page, setPage] = useState(1);
  const guests = useCall(
    'GET /api/content/editor/items/:id/guests',
    { params: { id }, query: { page } },
    { background: true, quiet: true },
  );
  return (
    <Drawer open title="报名名单" size={560} onClose={onClose}>
      <ConsoleList<Guest>
        label="名单"
        query={guests}
        list={{ page, show: (patch) => setPage(patch.page) }}
        columns={columns}
        table={{ rowKey: ({ name, at }) => `${at} ${name}` }}
        unit="人"
        empty="还没有人报名"
      />
    </Drawer>
  );
}
