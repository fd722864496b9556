import { Button, Select, type TableColumnsType } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, column, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { ReasonButton, ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { Field, FormDialog, TextField } from '#web/features/forms/fields.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { exam as machine } from '../../contract/exam-state.ts';
import type { ExamOrganiser } from '../../contract/operator-exams.ts';
import { examWords, isOver, nextTurnOf, shortTitle, whenText } from '../features/exam-words.ts';

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

const columns: TableColumnsType<ExamOrganiser> = [
  column('单位', {}, ({ name, reason }) => <RowName name={name} about={reason} />),
  column('状态', { width: 96 }, ({ allowed }) => (
    <span className={allowed ? 'tag tag-ok' : 'tag'}>{allowed ? '准许' : '已收回'}</span>
  )),
  { title: '项目', dataIndex: 'exams', width: 72, align: 'right', responsive: ['md'] },
  column('时间', { width: 120, responsive: ['md'] }, ({ at }) => <span className="tabular">{dateText(at)}</span>),
  actsColumn(96, (organiser) => <Permission of={organiser} />),
];

/** Lets a company hold projects, or takes that back. */
function Permission({ of: { companyId, name, allowed } }: { of: ExamOrganiser }) {
  const change = useAction('PUT /api/admin/examOrganisers/:id', { invalidates: ['GET /api/admin/examOrganisers'] });
  const label = allowed ? '收回' : '准许';
  return (
    <ReasonButton
      size="small"
      title={`${label}“${name}”`}
      okText={label}
      danger={allowed}
      label="理由，会告诉该单位的成员"
      about={allowed ? '不能再新建和发布项目；已发布的项目继续进行' : undefined}
      minLength={2}
      act={change}
      inputOf={(reason) => ({ params: { id: companyId }, body: { allowed: !allowed, reason } })}
    >
      {label}
    </ReasonButton>
  );
}

function Allow({ onClose }: { onClose(): void }) {
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
    <FormDialog<{ id: string; reason: string }>
      title="准许一家单位组织公开招聘"
      okText="准许"
      cancelText="返回"
      busy={allow.isPending}
      onSend={({ id, reason }) => allow.send({ params: { id }, body: { allowed: true, reason } })}
      onClose={onClose}
    >
      <Field name="id" label="单位" required>
        <Select
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          placeholder="输入已认证单位的名称"
          notFoundContent={keyword === '' ? '输入名称查找' : '没有这样的已认证单位'}
          options={(found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <TextField name="reason" label="理由" required maxLength={200} placeholder="会告诉该单位的成员" />
    </FormDialog>
  );
}

/** Companies that may hold projects, or once might. */
export function OrganisersTab() {
  const list = useListParams({});
  const [adding, setAdding] = useState(false);
  const organisers = useCall('GET /api/admin/examOrganisers', { query: { page: list.page } });
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
        columns={columns}
        table={{ rowKey: 'companyId' }}
        empty="还没有获准组织公开招聘的单位"
      />
      {adding && <Allow onClose={() => setAdding(false)} />}
    </>
  );
}

type Project = AnswerOf<Api['GET /api/admin/exams']>['items'][number];
type Move = 'suspend' | 'resume';

const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: '项目或组织单位', placeholder: '项目或单位' }];
const params = { keyword: anyText };

/** The search of the projects, for the line of the tabs. */
function ProjectSearch() {
  const { values, show } = useListParams(params);
  return <FilterBar filters={filters} values={values} onChange={show} />;
}

const hasEnded = ({ steps }: Project) => steps.every((step) => isOver(step, Date.now()));

const ProjectName = ({ project }: { project: Project }) => (
  <>
    <a
      className={clsx('hover:text-brand', hasEnded(project) ? 'text-ink-2' : 'font-semibold text-ink-1')}
      href={paths.exam(project.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={project.title}
    >
      {shortTitle(project)}
    </a>
    <span className="block text-14 text-ink-3">{project.organiser.name}</span>
    {project.reason && <span className="block text-14 text-warm-ink">{project.reason}</span>}
  </>
);

/** The state of a project, and what comes next. */
function Course({ project }: { project: Project }) {
  const now = Date.now();
  const { label, tone } = examWords(project, now);
  const turn = nextTurnOf(project, now);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Tag tone={tone}>{label}</Tag>
      <span className="tabular text-14 text-ink-3">{turn && `${whenText(turn.at)} ${turn.what}`}</span>
      {project.appeals.open > 0 && <span className="tag">{project.appeals.open} 件申诉待答复</span>}
    </span>
  );
}

type OnMove = (project: Project, move: Move) => void;

/** Nothing is left to suspend in a project whose last step is over. */
const movesOf = (project: Project) =>
  (project.moves as Move[]).filter((move) => move !== 'suspend' || nextTurnOf(project, Date.now()));

/** To look comes first; a stop in public is in the menu, its end a button. */
const Moves = ({ project, onMove }: { project: Project; onMove: OnMove }) => {
  const acts = movesOf(project).map((move) => ({
    label: machine.moves[move],
    danger: move === 'suspend',
    strong: move === 'resume',
    onAct: () => onMove(project, move),
  }));
  const resume = acts.find(({ strong }) => strong);
  const look = { label: '查看', href: paths.exam(project.id), newWindow: true };
  return <RowActs of={project.title} main={resume ?? look} more={acts.filter(({ danger }) => danger)} />;
};

const projectColumns = (onMove: OnMove): ListColumns<Project> => [
  column('项目', { rowScope: 'row' }, (project) => <ProjectName project={project} />),
  column('进程', { width: 420 }, (project) => <Course project={project} />),
  column('岗位', { width: 120, className: 'tabular' }, ({ posts, registered }) => (
    <>
      {posts} 个{registered !== null && <span className="block text-14 text-ink-3">{registered} 人报名</span>}
    </>
  )),
  column('发布', { width: 96, className: 'tabular' }, ({ publishedAt }) => publishedAt && dateText(publishedAt)),
  actsColumn(96, (project) => <Moves project={project} onMove={onMove} />),
];

/** Published projects, with suspension and its end. */
export function ProjectsTab() {
  const list = useListParams(params);
  const [asking, setAsking] = useState<{ project: Project; move: Move } | null>(null);
  const projects = useCall('GET /api/admin/exams', { query: { ...list.values, page: list.page } });
  const action = useAction('POST /api/admin/exams/:id/moves', {
    invalidates: ['GET /api/admin/exams'],
    opened: asking,
    onSuccess: () => setAsking(null),
  });
  return (
    <>
      <ConsoleList
        label="项目"
        query={projects}
        list={list}
        columns={projectColumns((project, move) => setAsking({ project, move }))}
        minWidth={900}
        empty="没有这样的项目"
      />
      {asking && (
        <ReasonDialog
          title={`${machine.moves[asking.move]}“${asking.project.title}”`}
          okText={machine.moves[asking.move]}
          danger={asking.move === 'suspend'}
          label="原因，会公布并告诉组织单位和关注者"
          minLength={2}
          busy={action.isPending}
          onDone={(reason) =>
            void action.send({ params: { id: asking.project.id }, body: { move: asking.move, reason } })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
