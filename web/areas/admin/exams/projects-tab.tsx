import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { exam as machine } from '#contract/exams/exam-state.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { examWords, nextTurnOf, whenText } from '#web/features/exams/exam-words.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';

type Project = AnswerOf<Api['GET /api/admin/exams']>['items'][number];
type Move = 'suspend' | 'resume';

const filters: Filter[] = [
  { kind: 'search', name: 'keyword', label: '项目或组织单位', placeholder: '项目或单位，按回车查找' },
];

const columns = (onMove: (project: Project, move: Move) => void): TableColumnsType<Project> => [
  {
    title: '项目',
    key: 'title',
    render: (_, { id, title, organiser, reason }) => (
      <>
        <a className="font-medium text-brand" href={paths.exam(id)} target="_blank" rel="noreferrer">
          {title}
        </a>
        {!title.startsWith(organiser.name) && <span className="block text-12 text-ink-3">{organiser.name}</span>}
        {reason && <span className="block text-12 text-warm-ink">{reason}</span>}
      </>
    ),
  },
  {
    title: '状态',
    key: 'status',
    width: 208,
    render: (_, project) => {
      const { label, tone } = examWords(project, Date.now());
      const turn = nextTurnOf(project, Date.now());
      return (
        <>
          <Tag tone={tone}>{label}</Tag>
          {turn && (
            <span className="tabular block text-12 text-ink-3">
              {turn.what} {whenText(turn.at)}
            </span>
          )}
        </>
      );
    },
  },
  { title: '岗位', dataIndex: 'posts', width: 72, align: 'right', responsive: ['md'] },
  { title: '报名', dataIndex: 'registered', width: 72, align: 'right', responsive: ['md'] },
  {
    title: '申诉',
    dataIndex: 'appeals',
    width: 104,
    align: 'right',
    responsive: ['md'],
    render: ({ all, open }: Project['appeals']) =>
      open > 0 ? <span className="text-warm-ink">{open} 件待答复</span> : all,
  },
  {
    title: '发布',
    dataIndex: 'publishedAt',
    width: 120,
    responsive: ['lg'],
    render: (at: string | null) => <span className="tabular">{at ? dateText(at) : ''}</span>,
  },
  {
    title: '操作',
    key: 'actions',
    width: 96,
    render: (_, project) =>
      (project.moves as Move[]).map((move) => (
        <Button
          key={move}
          size="small"
          type={move === 'suspend' ? 'text' : 'default'}
          onClick={() => onMove(project, move)}
        >
          {machine.moves[move]}
        </Button>
      )),
  },
];

/** Published projects, with suspension and its end. */
export function ProjectsTab() {
  const list = useListParams({ keyword: anyText });
  const [asking, setAsking] = useState<{ project: Project; move: Move } | null>(null);
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
        columns={columns((project, move) => setAsking({ project, move }))}
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
