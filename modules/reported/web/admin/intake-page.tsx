import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReadPostRow } from '#modules/exams/contract.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns, RowActs } from '#web/features/console/list/row-parts.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { FormDialog, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import {
  type IntakeItem,
  type IntakeSource,
  type IntakeState,
  intakeEndpoints,
  intakeStates,
} from '../../contract/intake.ts';
import { bodyOf, valuesOf } from './form-values.ts';
import { IntakeForm } from './intake-form.tsx';
import { NewIntake } from './new-intake.tsx';
import { PostRows } from './post-rows.tsx';

const source = fieldsOf(intakeEndpoints['POST /api/admin/intakeSources'].body);
const changedSources = ['GET /api/admin/intakeSources'] as const;

/** Pages on which announcements appear, with the day on which somebody last looked. */
function SourcesTab() {
  const [isAdding, setAdding] = useState(false);
  const sources = useCall('GET /api/admin/intakeSources', {});
  const add = useAction('POST /api/admin/intakeSources', {
    invalidates: changedSources,
    opened: isAdding,
    onSuccess: () => setAdding(false),
  });
  const look = useAction('PUT /api/admin/intakeSources/:id', { invalidates: changedSources, done: '已记下今天看过' });
  const remove = useAction('DELETE /api/admin/intakeSources/:id', { invalidates: changedSources });
  const columns: ListColumns<IntakeSource> = [
    column('来源', { rowScope: 'row' }, ({ name, link }) => (
      <a className="text-ink-1 hover:text-brand" href={link} target="_blank" rel="noopener noreferrer">
        <b className="font-semibold">{name}</b>
        <span className="block text-12 text-ink-3">{link}</span>
      </a>
    )),
    column('上次看', { width: 120, className: 'tabular' }, ({ lookedAt }) =>
      lookedAt ? dateText(lookedAt) : '还没有看过',
    ),
    actsColumn(120, ({ id, name }) => (
      <RowActs
        of={name}
        main={{ label: '看过了', onAct: () => void look.send({ params: { id } }) }}
        more={[{ label: '删除', danger: true, onAct: () => void remove.send({ params: { id } }) }]}
      />
    )),
  ];
  return (
    <>
      <div className="flex justify-end px-4 pt-3">
        <Button onClick={() => setAdding(true)}>添加来源</Button>
      </div>
      <ConsoleList label="来源" query={sources} columns={columns} empty="还没有来源；添加发布公告的网页" />
      {isAdding && (
        <FormDialog
          title="添加来源"
          okText="添加"
          busy={add.isPending}
          onSend={(body: { name: string; link: string }) => void add.send({ body })}
          onClose={() => setAdding(false)}
        >
          <TextField {...source('name')} placeholder="澜州市教育局 通知公告" />
          <TextField {...source('link')} required placeholder="https://" />
        </FormDialog>
      )}
    </>
  );
}

const invalidates = ['GET /api/admin/intakes'] as const;

/** What somebody else read with doubts: looked up in the announcement, and published. */
function CheckIntake({ id, onClose }: { id: string; onClose(): void }) {
  const [edited, setEdited] = useState<ReadPostRow[] | null>(null);
  const found = useCall('GET /api/admin/intakes/:id', { params: { id } });
  const check = useAction('POST /api/admin/intakes/:id/check', {
    invalidates,
    opened: id,
    done: '已发布',
    onSuccess: onClose,
  });
  const drop = useAction('DELETE /api/admin/intakes/:id', { invalidates, done: '已丢弃', onSuccess: onClose });
  if (found.isError) return <LoadFailed title="这份录入没有加载出来" error={found.error} onRetry={found.refetch} />;
  const { form, doubts = [], title = '', isOwn } = found.data ?? {};
  if (!form) return null;
  const rows = edited ?? form.posts.map((post, at) => ({ number: at + 1, cells: {}, post, notes: [] }));
  const posts = rows.flatMap(({ post }) => post ?? []);
  const others = (
    <>
      <Button onClick={onClose}>返回</Button>
      <Button danger type="text" onClick={() => void drop.send({ params: { id } })}>
        丢弃
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={title} note={isOwn ? '存疑的录入由另一位同事核对' : '对照原公告核对存疑的地方，改好后发布'} />
      <section className="card p-5">
        <ul aria-label="存疑" className="mb-4 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <p className="mb-4 text-14">
          <a className="link" href={form.link} target="_blank" rel="noopener noreferrer">
            打开原公告
          </a>
          <span className="ml-3 text-ink-3">{posts.length} 个岗位</span>
        </p>
        {isOwn ? (
          others
        ) : (
          <IntakeForm
            initial={valuesOf(form)}
            busy={check.isPending}
            label="核对无误，发布"
            onDone={(values) => void check.send({ params: { id }, body: bodyOf(values, { ...form, posts }) })}
          >
            {others}
          </IntakeForm>
        )}
        {!isOwn && <PostRows rows={rows} onChange={setEdited} />}
      </section>
    </>
  );
}

const views = { tab: viewOf(['waiting', 'published', 'sources']) };

const columns: ListColumns<IntakeItem> = [
  column('公告', { rowScope: 'row' }, ({ title, organiser, examId, id }) => (
    <>
      <a className="font-semibold text-ink-1 hover:text-brand" href={examId ? paths.exam(examId) : `?id=${id}`}>
        {title}
      </a>
      <span className="block text-12 text-ink-3">{organiser}</span>
    </>
  )),
  { title: '岗位', dataIndex: 'posts', width: 72, align: 'right', className: 'tabular' },
  column(
    '存疑',
    {},
    ({ doubts, checkedBy }) =>
      doubts.length > 0 && (
        <span className="text-12 text-ink-2">
          {doubts[0]}
          {doubts.length > 1 && `，等 ${doubts.length} 处`}
          {checkedBy && `（${checkedBy} 已核对）`}
        </span>
      ),
  ),
  column('录入', { width: 168 }, ({ readBy, readAt, isOwn, status }) => (
    <span className="tabular text-12 text-ink-3">
      {readBy} {dayAndTime(readAt)}
      {status === 'waiting' && isOwn && <Tag className="ml-2">等同事核对</Tag>}
    </span>
  )),
];

/** 录入: announcements of others, from their files to published projects, and the pages on which they appear. */
export function IntakePage() {
  const [params, setParams] = useSearchParams();
  const { view, begin } = useListParams({}, views);
  const id = params.get('id');
  const close = () => setParams({});
  const tab = view.tab as IntakeState | 'sources';
  const status = tab === 'sources' ? 'waiting' : tab;
  const found = useCall('GET /api/admin/intakes', { query: { status } });
  const { week } = found.data ?? {};
  if (id === 'new') return <NewIntake onClose={close} />;
  if (id) return <CheckIntake id={id} onClose={close} />;
  return (
    <>
      <PageHead
        note={
          week &&
          `近 7 天录入 ${week.published} 个项目、${week.posts} 个岗位${week.seconds === null ? '' : `，一份一般用 ${Math.ceil(week.seconds / 60)} 分钟`}`
        }
        actions={
          <Button type="primary" icon={<Plus size={16} />} onClick={() => setParams({ id: 'new' })}>
            录入公告
          </Button>
        }
      />
      <section className="card">
        <StateTabs
          label="录入"
          active={tab}
          onChange={(key) => begin({ tab: key === 'waiting' ? null : key })}
          tabs={[
            { key: 'waiting', label: intakeStates.waiting, ...(found.data && { n: found.data.waiting }) },
            { key: 'published', label: intakeStates.published },
            { key: 'sources', label: '来源' },
          ]}
        />
        {tab === 'sources' ? (
          <SourcesTab />
        ) : (
          <ConsoleList
            label={intakeStates[tab]}
            query={found}
            columns={columns}
            empty={tab === 'waiting' ? '没有等待核对的公告' : '还没有录入的公告'}
          />
        )}
      </section>
    </>
  );
}
