import { clsx } from 'clsx';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { exam as machine } from '../../contract/exam-state.ts';
import { examWords, isOver, nextTurnOf, shortTitle, whenText } from '../features/exam-words.ts';

type Project = AnswerOf<Api['GET /api/admin/exams']>['items'][number];
type Move = 'suspend' | 'resume';

const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: '项目或组织单位', placeholder: '项目或单位' }];
const params = { keyword: anyText };

/** The search of the projects, for the line of the tabs. */
export function ProjectSearch() {
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
    <span className="block text-12 text-ink-3">{project.organiser.name}</span>
    {project.reason && <span className="block text-12 text-warm-ink">{project.reason}</span>}
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
      <span className="tabular text-12 text-ink-3">{turn && `${whenText(turn.at)} ${turn.what}`}</span>
      {project.appeals.open > 0 && <span className="tag tag-warm">{project.appeals.open} 件申诉待答复</span>}
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

const columns = (onMove: OnMove): ListColumns<Project> => [
  { title: '项目', key: 'title', rowScope: 'row', render: (_, project) => <ProjectName project={project} /> },
  { title: '进程', key: 'course', width: 420, render: (_, project) => <Course project={project} /> },
  { title: '岗位', dataIndex: 'posts', width: 64, align: 'right', className: 'tabular' },
  { title: '报名', dataIndex: 'registered', width: 64, align: 'right', className: 'tabular' },
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
        columns={columns((project, move) => setAsking({ project, move }))}
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
