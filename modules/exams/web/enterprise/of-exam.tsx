import { App, Button } from 'antd';
import { Lock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Api, EndpointKey } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo, type StaffAct, staffActs, staffRoles } from '../../contract/staff-roles.ts';

/** Cache key of a project of the company. */
export const examKey = (id: string) => callKey('GET /api/company/exams/:id', { params: { id } });

/** What a change of a project changes beside it. */
export const examLists: readonly EndpointKey[] = ['GET /api/company/exams'];

/** Asks before an act that is not taken back. */
export function useQuestion() {
  const { modal } = App.useApp();
  return (okText: string, content: ReactNode, onOk: () => unknown, title: string = okText) =>
    modal.confirm({ title, content, okText, cancelText: '返回', onOk });
}

/** Takes the place of a page that is not for who is here. */
const NotHere = ({ title, text, link }: { title: string; text: string; link: string }) => (
  <StatePanel
    icon={Lock}
    title={title}
    text={text}
    actions={
      <Link className="btn btn-tint" to={paths.companyExams()}>
        {link}
      </Link>
    }
  />
);

interface PageProps {
  /** What one's part has to include. */
  act: StaffAct;
  /** Asks for the rest, and for nothing before: a refused call leads away from the page. */
  content: ComponentType<{ exam: OwnExam }>;
}

/** A page of the project that the address names, mounted anew for another project. */
export function OfExam({ act, content: Content }: PageProps) {
  const { id } = useListParams({}, {});
  const query = useCall('GET /api/company/exams/:id', { params: { id: id ?? '0' } }, { background: true });
  const { data: exam, error } = query;
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <NotHere title="没有这个项目" text="它可能属于别的单位，或者已经删除。" link="看本单位的项目" />;
  if (!exam) return <Awaiting page query={query} failed="项目没有加载出来" />;
  if (!mayDo(exam.role, act))
    return (
      <NotHere
        title={`您是这个项目的${staffRoles[exam.role]}，不能${staffActs[act].label}`}
        text="需要时请项目负责人在“工作人员”里调整职责。"
        link="看我参与的项目"
      />
    );
  return <Content key={exam.id} exam={exam} />;
}

type Decision = `POST /api/company/${'examProposals' | 'examSeatChanges' | 'examSheets'}/:id/moves`;

interface ProposalProps<T, K extends Decision> {
  /** What waits: '待确认的调座'. */
  title: string;
  items: readonly T[];
  /** The call that confirms one or sends it back. */
  call: K;
  /** Calls whose answers a decision changes. */
  invalidates: readonly (EndpointKey | readonly unknown[])[];
  confirm: string;
  mayArrange: boolean;
  said(item: T): ReactNode;
  onDone?(answer: AnswerOf<Api[K]>): void;
}

/** What one person proposed and another one confirms or sends back; who proposed it can only take it back. */
export function Proposals<T extends { id: string; mine: boolean }, K extends Decision>(props: ProposalProps<T, K>) {
  const { title, items, call, invalidates, confirm, mayArrange, said, onDone } = props;
  const decide = useAction<Decision>(call, {
    invalidates,
    done: '已处理',
    onSuccess: (answer) => onDone?.(answer as AnswerOf<Api[K]>),
  });
  if (items.length === 0) return null;
  const back = call === 'POST /api/company/examSeatChanges/:id/moves' ? 'decline' : 'drop';
  const send = (id: string, move: 'confirm' | typeof back) =>
    void decide.send({ params: { id }, body: { move } } as Parameters<typeof decide.send>[0]);
  return (
    <section
      aria-label={title}
      className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 pt-3 pb-1 text-14"
    >
      <h2 className="text-14 font-semibold text-warm-ink">{title}</h2>
      <ul className="divide-y divide-warm-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-2">
            <div className="tabular min-w-0 grow basis-60 text-ink-2">{said(item)}</div>
            {mayArrange && (
              <span className="flex gap-2">
                {!item.mine && (
                  <Button type="primary" loading={decide.isPending} onClick={() => send(item.id, 'confirm')}>
                    {confirm}
                  </Button>
                )}
                <Button disabled={decide.isPending} onClick={() => send(item.id, back)}>
                  {item.mine ? '撤回' : '退回'}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
