import { Table, type TableColumnsType } from 'antd';
import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';

const number = (value: number) => <span className="tabular">{value.toLocaleString('en')}</span>;

const columns: TableColumnsType<DashboardDay> = [
  { title: '日期', dataIndex: 'day', render: (day: string) => <span className="tabular">{day}</span> },
  { title: '新求职者', dataIndex: 'seekers', align: 'right', render: number },
  { title: '新单位', dataIndex: 'companies', align: 'right', render: number },
  { title: '发布职位', dataIndex: 'posts', align: 'right', render: number },
  { title: '投递', dataIndex: 'deliveries', align: 'right', render: number },
  {
    title: '回复率',
    dataIndex: 'replyRate',
    align: 'right',
    render: (rate: number | null) => <span className="tabular">{rate === null ? '–' : `${rate}%`}</span>,
  },
];

/** The charts' figures, newest first. */
export function DayTable({ days }: { days: readonly DashboardDay[] }) {
  return (
    <Table<DashboardDay>
      rowKey="day"
      size="small"
      columns={columns}
      dataSource={[...days].reverse()}
      pagination={{ pageSize: 15, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
