import { App, Button } from 'antd';
import { Check, ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { ExamRooms } from '../../../contract/rooms.ts';

/** What is drawn: where the answer is kept, what else it changes, and how the steps speak of it. */
const kinds = {
  seats: {
    call: 'POST /api/company/exams/:id/draw',
    page: 'GET /api/company/exams/:id/rooms',
    changes: ['GET /api/company/exams/:id', 'GET /api/company/examRooms/:id'],
    about: '座位由两者算出，谁都能复算，谁也改不了。',
    fixes: (people: number) => `${people} 人和全部考场从此不能改动`,
    commitAsk: (people: number) => `${people} 人参加抽签。冻结后名单和考场不能再改。`,
    revealAsk: '抽签只能进行一次，种子和座位立刻公开，并通知每位考生。',
    done: '座位和准考证号已生成，考生已收到通知，打印准考证的时间以项目安排为准。',
  },
  lots: {
    call: 'POST /api/company/exams/:id/lots',
    page: 'GET /api/company/exams/:id/interview',
    changes: ['GET /api/company/examGroups/:id'],
    about: '小组和签号由两者算出，谁都能复算，谁也改不了。',
    fixes: (people: number, groups: number) => `${people} 人和 ${groups} 个小组从此不能改动`,
    commitAsk: (people: number, groups: number) =>
      `${people} 人、${groups} 个小组参加抽签。冻结后名单和小组不能再改，考官仍可以调整。`,
    revealAsk: '抽签只能进行一次，种子、小组和签号立刻公开，并通知每位考生。',
    done: '签号已生成，考生已收到通知；考官的屏幕上只有签号。',
  },
} as const;

function Step({ title, at, children }: { title: string; at: string | null | undefined; children: ReactNode }) {
  return (
    <li className="min-w-0 border-line px-4 py-3 text-14 max-lg:border-t lg:border-l">
      <p className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`grid size-4.5 flex-none place-items-center rounded-full ${at ? 'bg-brand-solid text-on-brand' : 'border border-line-strong'}`}
        >
          {at && <Check size={12} strokeWidth={3} />}
        </span>
        <b className="text-14 font-semibold text-ink-1">{title}</b>
        {at && <span className="tabular ml-auto text-12 text-ink-3">{dayAndTime(at)}</span>}
      </p>
      <div className="mt-1 text-ink-3">{children}</div>
    </li>
  );
}

const Hash = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-1 rounded-ctl bg-fill px-2 py-1 text-12">
    {label}
    <code className="block break-all text-ink-1">{value}</code>
  </p>
);

/** What was drawn, in one line: it is done; its proofs open below. */
const Drawn = ({ draw, done }: { draw: NonNullable<ExamRooms['draw']>; done: string }) => (
  <details aria-label="公开抽签" className="group mb-3 card">
    <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-14 text-ink-3">
      <h2 className="flex items-center gap-2 text-14 font-semibold text-ink-1">
        <CircleCheck size={16} className="text-ok" aria-hidden />
        已公开抽签
      </h2>
      <span className="tabular">{dayAndTime(draw.committedAt)} 冻结名单，封存种子</span>
      {draw.revealedAt && <span className="tabular">{dayAndTime(draw.revealedAt)} 抽签，公布种子</span>}
      <span className="ml-auto flex items-center gap-1 text-brand max-sm:ml-0">
        看哈希
        <ChevronDown size={14} className="group-open:rotate-180" aria-hidden />
      </span>
    </summary>
    <div className="border-t border-line px-4 py-3 text-14 text-ink-3">
      <p>{done}</p>
      <div className="mt-2 grid gap-2 lg:grid-cols-2">
        <Hash label="名单哈希" value={draw.inputHash} />
        <Hash label="种子哈希，与公布的种子一致，任何人可以复算" value={draw.seedHash} />
      </div>
    </div>
  </details>
);

interface Props {
  kind: keyof typeof kinds;
  examId: string;
  /** `lacking` is what keeps the list from being fixed, in words. */
  state: Pick<ExamRooms, 'draw' | 'lacking' | 'people'> & { groups?: readonly unknown[] };
  mayArrange: boolean;
}

/** 公开抽签 in its steps: the list is fixed and both hashes published, then it is drawn and the seed published. */
export function OpenDraw({ kind, examId, state: { draw, lacking, people, groups = [] }, mayArrange }: Props) {
  const { modal } = App.useApp();
  const words = kinds[kind];
  const params = { id: examId };
  const act = useAction(words.call, {
    answers: callKey(words.page, { params }),
    invalidates: words.changes,
    opened: draw?.revealedAt ?? draw?.committedAt ?? people,
    done: '已公布',
  });
  const ask = (move: 'commit' | 'reveal', title: string, content: string) =>
    modal.confirm({
      title,
      content,
      okText: title,
      cancelText: '返回',
      onOk: () => act.send({ params, body: { move } }),
    });
  if (draw?.revealedAt) return <Drawn draw={draw} done={words.done} />;
  return (
    <ol aria-label="公开抽签" className="mb-3 grid card lg:grid-cols-3">
      <li className="px-4 py-3 text-14">
        <b className="text-14 font-semibold text-ink-1">公开抽签</b>
        <p className="mt-1 text-ink-3">先公布名单和种子的哈希，再抽签并公布种子。{words.about}</p>
      </li>
      <Step title="冻结名单" at={draw?.committedAt}>
        {draw ? (
          <>
            <Hash label="名单哈希" value={draw.inputHash} />
            <Hash label="种子哈希" value={draw.seedHash} />
          </>
        ) : (
          <>
            {lacking.length > 0 ? (
              <p className="text-warm-ink">还不能冻结：{lacking.join('；')}</p>
            ) : (
              <p>{words.fixes(people, groups.length)}</p>
            )}
            {mayArrange && (
              <Button
                type="primary"
                className="mt-2"
                disabled={lacking.length > 0}
                loading={act.isPending}
                onClick={() => ask('commit', '冻结名单', words.commitAsk(people, groups.length))}
              >
                冻结名单
              </Button>
            )}
          </>
        )}
      </Step>
      <Step title="抽签并公布种子" at={null}>
        <p>{draw ? '在监督人员在场时进行，结果立刻公开' : '冻结名单之后进行'}</p>
        {mayArrange && (
          <Button
            type={draw ? 'primary' : 'default'}
            className="mt-2"
            disabled={!draw}
            loading={act.isPending}
            onClick={() => ask('reveal', '开始抽签', words.revealAsk)}
          >
            开始抽签
          </Button>
        )}
      </Step>
    </ol>
  );
}
