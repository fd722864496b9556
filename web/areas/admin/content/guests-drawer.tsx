import { useQuery } from '@tanstack/react-query';
import { Drawer, Empty, Table } from 'antd';
import { useState } from 'react';
import { visitor } from '#contract/identity/visitor.ts';
import { isState } from '#contract/machine.ts';
import { formatDateTime } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';

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

/** Who signed up for a lecture. */
export function GuestsDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const [page, setPage] = useState(1);
  const guests = useQuery({
    queryKey: ['lecture-guests', id, page],
    queryFn: () =>
      call(
        'GET /api/content/editor/items/:id/guests',
        { params: { id }, query: { page } },
        { background: true, quiet: true },
      ),
  });
  return (
    <Drawer open title="报名名单" size={560} onClose={onClose}>
      {guests.isError ? (
        <LoadFailed title="名单没有加载出来" onRetry={guests.refetch} />
      ) : (
        <Table<Guest>
          rowKey={({ name, at }) => `${at} ${name}`}
          columns={columns}
          dataSource={guests.data?.items ?? []}
          loading={guests.isPending}
          locale={{ emptyText: <Empty className="py-8!" description="还没有人报名" /> }}
          pagination={{
            current: page,
            pageSize: 20,
            total: guests.data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
            showTotal: (total) => `共 ${total} 人`,
          }}
        />
      )}
    </Drawer>
  );
}
