import { Button, Form, Select, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import type { ExamOrganiser } from '../../contract/operator-exams.ts';
import { ProjectSearch, ProjectsTab } from './projects-tab.tsx';
import '../exams.css';

const views = { tab: viewOf(['projects', 'organisers']) };

/** 公开招聘 for operators: projects, which they may suspend, and the companies that may hold them. */
export function ExamsPage() {
  const { view, begin } = useListParams({}, views);
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs
          label="公开招聘"
          active={view.tab}
          onChange={(key) => begin({ tab: key === 'organisers' ? key : null })}
          tabs={[
            { key: 'projects', label: '项目' },
            { key: 'organisers', label: '组织单位' },
          ]}
          end={view.tab === 'projects' && <ProjectSearch />}
        />
        {view.tab === 'projects' ? <ProjectsTab /> : <OrganisersTab />}
      </section>
    </>
  );
}

const columns = (onMove: (organiser: ExamOrganiser) => void): TableColumnsType<ExamOrganiser> => [
  {
    title: '单位',
    key: 'name',
    render: (_, { name, reason }) => (
      <>
        <span className="font-semibold text-ink-1">{name}</span>
        <span className="block text-12 text-ink-3">{reason}</span>
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'allowed',
    width: 96,
    render: (allowed: boolean) => <span className={allowed ? 'tag tag-ok' : 'tag'}>{allowed ? '准许' : '已收回'}</span>,
  },
  { title: '项目', dataIndex: 'exams', width: 72, align: 'right', responsive: ['md'] },
  {
    title: '时间',
    dataIndex: 'at',
    width: 120,
    responsive: ['md'],
    render: (at: string) => <span className="tabular">{dateText(at)}</span>,
  },
  {
    title: '操作',
    key: 'actions',
    width: 96,
    render: (_, organiser) => (
      <Button size="small" onClick={() => onMove(organiser)}>
        {organiser.allowed ? '收回' : '准许'}
      </Button>
    ),
  },
];

function Allow({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<{ id: string; reason: string }>();
  const [keyword, setKeyword] = useState('');
  const found = useCall(
    'GET /api/admin/companies',
    keyword.trim() === '' ? null : { query: { keyword: keyword.trim(), status: 'approved' } },
    { background: true },
  );
  const allow = useAction('PUT /api/admin/examOrganisers/:id', {
    invalidates: ['GET /api/admin/examOrganisers'],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="准许一家单位组织公开招聘"
      okText="准许"
      cancelText="返回"
      busy={allow.isPending}
      form={form}
      onSend={({ id, reason }) => allow.send({ params: { id }, body: { allowed: true, reason } })}
      onClose={onClose}
    >
      <Form.Item name="id" label="单位" rules={[{ required: true, message: '请选择单位' }]}>
        <Select
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          placeholder="输入已认证单位的名称"
          notFoundContent={keyword === '' ? '输入名称查找' : '没有这样的已认证单位'}
          options={(found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <TextField name="reason" label="理由" required maxLength={200} placeholder="会告诉该单位的成员" />
    </FormDialog>
  );
}

/** Companies that may hold projects, or once might. */
export function OrganisersTab() {
  const list = useListParams({});
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<ExamOrganiser | null>(null);
  const organisers = useCall('GET /api/admin/examOrganisers', { query: { page: list.page } });
  const change = useAction('PUT /api/admin/examOrganisers/:id', {
    invalidates: ['GET /api/admin/examOrganisers'],
    opened: asking,
    onSuccess: () => setAsking(null),
  });
  return (
    <>
      <div className="flex justify-end px-4 pt-3">
        <Button type="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          准许单位
        </Button>
      </div>
      <ConsoleList
        label="组织单位"
        query={organisers}
        list={list}
        columns={columns(setAsking)}
        table={{ rowKey: 'companyId' }}
        empty="还没有获准组织公开招聘的单位"
      />
      {adding && <Allow onClose={() => setAdding(false)} />}
      {asking && (
        <ReasonDialog
          title={`${asking.allowed ? '收回' : '准许'}“${asking.name}”`}
          okText={asking.allowed ? '收回' : '准许'}
          danger={asking.allowed}
          label="理由，会告诉该单位的成员"
          about={asking.allowed ? '不能再新建和发布项目；已发布的项目继续进行' : undefined}
          minLength={2}
          busy={change.isPending}
          onDone={(reason) =>
            void change.send({ params: { id: asking.companyId }, body: { allowed: !asking.allowed, reason } })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
