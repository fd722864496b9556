import type { TableColumnsType } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { exam as machine } from '#contract/exams/exam-state.ts';
import { type ExamStep, examSteps } from '#contract/exams/exam-steps.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import {
  examWords,
  isOver,
  nextTurnOf,
  runs,
  shortStep,
  shortTitle,
  stepLabel,
  whenText,
} from '#web/features/exams/exam-words.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';

type Project = AnswerOf<Api['GET /api/admin/exams']>['items'][number];
type Move = 'suspend' | 'resume';

const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: '项目或组织单位', placeholder: '项目或单位' }];

const ProjectName = ({ project }: { project: Project }) => (
  <>
    <a
      className="font-medium text-ink-1! hover:text-brand!"
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
const stageLooks = { done: 'bg-(--chart-2)', now: 'bg-brand', coming: 'bg-line' };

/** Every stage at the place that it has in all rows; one that a project leaves out is a gap. Of what is over nothing stands out. */
function Stages({ project: { steps }, now }: { project: Project; now: number }) {
  const isAllOver = steps.every((step) => isOver(step, now));
  return (
    <span className="mt-2 grid grid-cols-11 gap-1" aria-hidden="true">
      {stages.map((stage) => {
        const step = steps.find((one) => one.step === stage);
        if (!step) return <span key={stage} />;
        const state = isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming';
        return (
          <span
            key={stage}
            title={stepLabel(stage)}
            className={clsx(
              'min-w-0 text-12 leading-5 whitespace-nowrap max-sm:overflow-hidden',
              state === 'now' ? 'font-medium text-brand' : 'text-ink-3 max-sm:text-[0px] max-sm:leading-none',
            )}
          >
            <i className={clsx('block h-1 rounded-full', isAllOver ? 'bg-line-strong' : stageLooks[state])} />
            {shortStep(stage)}
          </span>
        );
      })}
    </span>
  );
}

/** The state, what comes next, and how far the course is. */
function Course({ project }: { project: Project }) {
  const now = Date.now();
  const { label, tone } = examWords(project, now);
  const turn = nextTurnOf(project, now);
  return (
    <span className="block">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={tone}>{label}</Tag>
        <span className="tabular text-12 text-ink-3">{turn && `${whenText(turn.at)} ${turn.what}`}</span>
        {project.appeals.open > 0 && <span className="tag tag-warm ml-auto">{project.appeals.open} 件申诉待答复</span>}
      </span>
      <Stages project={project} now={now} />
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

const columns = (onMove: OnMove): TableColumnsType<Project> => [
  { title: '项目', key: 'title', width: 290, render: (_, project) => <ProjectName project={project} /> },
  { title: '进程', key: 'status', width: 520, render: (_, project) => <Course project={project} /> },
  { title: '岗位', dataIndex: 'posts', width: 64, align: 'right' },
  { title: '报名', dataIndex: 'registered', width: 64, align: 'right' },
  {
    title: '发布',
    dataIndex: 'publishedAt',
    width: 112,
    align: 'right',
    responsive: ['lg'],
    render: (at: string | null) => <span className="tabular">{at ? dateText(at) : ''}</span>,
  },
  actsColumn(96, (project) => <Moves project={project} onMove={onMove} />),
];

/** A project on a phone: name and act, the course, then its numbers at fixed places. */
const ProjectLine = ({ project, onMove }: { project: Project; onMove: OnMove }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 px-4 py-3">
    <p>
      <ProjectName project={project} />
    </p>
    <span>
      <Moves project={project} onMove={onMove} />
    </span>
    <div className="col-span-2">
      <Course project={project} />
    </div>
    <p className="tabular col-span-2 flex gap-4 text-13 text-ink-3">
      <span>
        岗位 <b className="num">{project.posts}</b>
      </span>
      <span>
        报名 <b className="num">{project.registered}</b>
      </span>
    </p>
  </li>
);

/** Published projects, with suspension and its end. */
export function ProjectsTab() {
  const list = useListParams({ keyword: anyText });
  const [asking, setAsking] = useState<{ project: Project; move: Move } | null>(null);
  const isPhone = useMedia('(max-width: 639.98px)');
  const ask: OnMove = (project, move) => setAsking({ project, move });
  const projects = useCall('GET /api/admin/exams', { query: { ...list.values, page: list.page } }, { quiet: true });
  const action = useAction('POST /api/admin/exams/:id/moves', {
    invalidates: ['GET /api/admin/exams'],
    opened: asking,
    onSuccess: () => setAsking(null),
  });
  return (
    <>
      <FilterBar filters={filters} values={list.values} onChange={list.show} />
      <ConsoleList
        label="项目"
        query={projects}
        list={list}
        {...(isPhone
          ? { row: (project: Project) => <ProjectLine key={project.id} project={project} onMove={ask} /> }
          : { columns: columns(ask) })}
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
