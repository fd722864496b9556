import { Button } from 'antd';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { ExamRooms } from '../../../contract/rooms.ts';
import { useQuestion } from '../of-exam.tsx';

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

const Hash = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-1 rounded-ctl bg-fill px-2 py-1 text-12">
    {label}
    <code className="block break-all text-ink-1">{value}</code>
  </p>
);

interface Props {
  kind: keyof typeof kinds;
  examId: string;
  /** `lacking` is what keeps the list from being fixed, in words. */
  state: Pick<ExamRooms, 'draw' | 'lacking' | 'people'> & { groups?: readonly unknown[] };
  mayArrange: boolean;
}

/** 公开抽签: first the list is fixed and both hashes are published, then it is drawn and the seed published. */
export function OpenDraw({ kind, examId, state: { draw, lacking, people, groups = [] }, mayArrange }: Props) {
  const ask = useQuestion();
  const words = kinds[kind];
  const params = { id: examId };
  const act = useAction(words.call, {
    answers: callKey(words.page, { params }),
    invalidates: words.changes,
    opened: draw?.revealedAt ?? draw?.committedAt ?? people,
    done: '已公布',
  });
  const [move, title, question] = draw
    ? (['reveal', '开始抽签', words.revealAsk] as const)
    : (['commit', '冻结名单', words.commitAsk(people, groups.length)] as const);
  const isDrawn = Boolean(draw?.revealedAt);
  return (
    <section aria-label="公开抽签" className="mb-3 card px-4 py-3 text-14 text-ink-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-14 font-semibold text-ink-1">{isDrawn ? '已公开抽签' : '公开抽签'}</h2>
        {draw && <span className="tabular">{dayAndTime(draw.committedAt)} 冻结名单，封存种子</span>}
        {draw?.revealedAt && <span className="tabular">{dayAndTime(draw.revealedAt)} 抽签，公布种子</span>}
        {!draw && lacking.length > 0 && <span className="text-warm-ink">还不能冻结：{lacking.join('；')}</span>}
        {!draw && lacking.length === 0 && <span>{words.fixes(people, groups.length)}</span>}
        {draw && !isDrawn && <span>在监督人员在场时进行，结果立刻公开</span>}
        {mayArrange && !isDrawn && (
          <Button
            type="primary"
            className="ml-auto"
            disabled={!draw && lacking.length > 0}
            loading={act.isPending}
            onClick={() => ask(title, question, () => act.send({ params, body: { move } }))}
          >
            {title}
          </Button>
        )}
      </div>
      {draw && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-brand">怎么核验</summary>
          <p className="mt-1">{isDrawn ? words.done : `名单和种子的哈希已经公布。${words.about}`}</p>
          <div className="mt-1 grid gap-2 lg:grid-cols-2">
            <Hash label="名单哈希" value={draw.inputHash} />
            <Hash label="种子哈希，与公布的种子一致，任何人可以复算" value={draw.seedHash} />
          </div>
        </details>
      )}
    </section>
  );
}
