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
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { exam as machine } from '../../contract/exam-state.ts';
import { type ExamStep, examSteps } from '../../contract/exam-steps.ts';
import {
  examWords,
  hasBegun,
  isOver,
  nextTurnOf,
  runs,
  shortStep,
  shortTitle,
  stepLabel,
  whenText,
} from '../features/exam-words.ts';

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

const stages = Object.keys(examSteps) as ExamStep[];
const stageGrid = 'grid grid-cols-11 text-center text-12';
const dots = {
  done: 'size-2.5 bg-(--chart-2)',
  now: 'size-4 border-4 border-brand bg-surface',
  coming: 'size-2.5 border-2 border-line-strong bg-surface',
};

/** The last stage that has begun, among all. */
const reachedOf = ({ steps }: Project) =>
  stages.findLastIndex((stage) => steps.some((step) => step.step === stage && hasBegun(step, Date.now())));

/** Every stage at the place that it has in all rows, on one line: solid up to now, dotted past what a project leaves out. */
function Stages({ project }: { project: Project }) {
  const now = Date.now();
  const stateOf = (step: Project['steps'][number]) => (isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming');
  const reached = reachedOf(project);
  return (
    <span className={`relative h-5 items-center ${stageGrid}`} aria-hidden="true">
      <i className="absolute inset-x-[4.545%] top-1/2 border-t border-dotted border-line-strong" />
      {reached > 0 && (
        <i
          className="absolute left-[4.545%] top-1/2 h-0.5 -translate-y-1/2 bg-(--chart-2)"
          style={{ width: `${(100 * reached) / stages.length}%` }}
        />
      )}
      {stages.map((stage) => {
        const step = project.steps.find((one) => one.step === stage);
        return (
          <span key={stage} title={step && stepLabel(stage)} className="relative grid place-items-center">
            {step && <i className={clsx('rounded-full', dots[stateOf(step)])} />}
          </span>
        );
      })}
    </span>
  );
}

/** How far the course is, and below where it stands the state and what comes next; of an ended one its state alone. */
function Course({ project }: { project: Project }) {
  const now = Date.now();
  const { label, tone } = examWords(project, now);
  const turn = nextTurnOf(project, now);
  const at = hasEnded(project) ? 0 : Math.max(0, reachedOf(project)) / stages.length;
  return (
    <span className="grid gap-1.5 max-sm:w-[calc(100vw-64px)]">
      {!hasEnded(project) && <Stages project={project} />}
      <span
        className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:ps-2"
        style={{ marginLeft: `min(${100 * at}%, 100% - 290px)` }}
      >
        <Tag tone={tone}>{label}</Tag>
        <span className="tabular text-12 text-ink-3">{turn && `${whenText(turn.at)} ${turn.what}`}</span>
        {project.appeals.open > 0 && <span className="tag tag-warm ml-auto">{project.appeals.open} 件申诉待答复</span>}
      </span>
    </span>
  );
}

const SHOWN = 4;

/** What comes first: appeals without an answer, then the next turns by the clock. */
function Next({ projects }: { projects: readonly Project[] }) {
  const now = Date.now();
  const appealed = projects.filter(({ appeals }) => appeals.open > 0);
  const turns = projects
    .flatMap((project) => {
      const turn = nextTurnOf(project, now);
      return turn ? [{ project, ...turn }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
  if (turns.length === 0) return null;
  return (
    <ol
      aria-label="接下来"
      className="grid gap-px border-b border-line bg-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {appealed.map((project) => (
        <li key={project.id} className="flex items-center gap-3 bg-warm-tint px-4 py-3.5">
          <b className="num w-12 text-center text-28 text-warm-ink">{project.appeals.open}</b>
          <span className="min-w-0">
            <b className="block text-14 font-semibold text-ink-1">件申诉待单位答复</b>
            <span className="cut block text-12 text-ink-2">{shortTitle(project)}</span>
          </span>
        </li>
      ))}
      {turns.slice(0, Math.max(1, SHOWN - appealed.length)).map(({ project, at, what, urgent }) => (
        <li key={project.id} className="flex items-center gap-3 bg-surface px-4 py-3.5 max-sm:nth-[n+3]:hidden">
          <DateTile top={monthDay(at)} bottom={weekday(at)} tint={urgent} />
          <span className="min-w-0">
            <b className="tabular block text-14 font-semibold text-ink-1">
              {timeOfDay(at)} {what}
            </b>
            <span className="cut block text-12 text-ink-3">{shortTitle(project)}</span>
          </span>
        </li>
      ))}
    </ol>
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
  {
    title: '项目',
    key: 'title',
    width: 260,
    rowScope: 'row',
    render: (_, project) => <ProjectName project={project} />,
  },
  {
    title: (
      <>
        <span className="sr-only">进程</span>
        <span className={`font-normal text-ink-3 ${stageGrid}`} aria-hidden="true">
          {stages.map((stage) => (
            <span key={stage}>{shortStep(stage)}</span>
          ))}
        </span>
      </>
    ),
    key: 'course',
    width: 560,
    render: (_, project) => <Course project={project} />,
  },
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
      {list.page === 1 && !list.isFiltered && <Next projects={projects.data?.items ?? []} />}
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
