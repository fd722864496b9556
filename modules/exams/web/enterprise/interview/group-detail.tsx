import { App, Button } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Corrections } from './corrections.tsx';
import { JudgeProposals } from './judge-proposals.tsx';
import { JudgesPanel } from './judges-panel.tsx';
import { ScoreTable } from './score-table.tsx';

const REFRESH_MS = 5_000;

interface Props {
  examId: string;
  groupId: string;
  mayArrange: boolean;
  /** Whether the highest and the lowest sheet of a person are left out. */
  dropsExtremes?: boolean;
}

/** A group as it is judged: who is in, which number is sealed by whom, corrections that wait, and its end. */
export function GroupDetail({ examId, groupId, mayArrange, dropsExtremes = false }: Props) {
  const { modal } = App.useApp();
  const params = { id: groupId };
  const found = useCall(
    'GET /api/company/examGroups/:id',
    { params },
    { quiet: true, background: true, refetchInterval: REFRESH_MS },
  );
  const close = useAction('POST /api/company/examGroups/:id/moves', {
    answers: callKey('GET /api/company/examGroups/:id', { params }),
    invalidates: [callKey('GET /api/company/exams/:id/interview', { params: { id: examId } })],
    done: '本组已结束',
  });
  if (found.isError && !found.data)
    return <LoadFailed title="小组没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <RowsSkeleton />;
  const { group, judges, people, corrections, proposals, isUnderWay } = found.data;
  const { number, closedAt, seats, posts, criteria } = group;
  const ask = () =>
    modal.confirm({
      title: `结束第 ${number} 组？`,
      content: '结束后考官的设备不能再评分，缺席不能再登记，只能由两个人更正。',
      okText: '结束本组',
      cancelText: '返回',
      onOk: () => close.send({ params, body: { move: 'close' } }),
    });
  return (
    <section aria-label={`第 ${number} 组`} className="min-w-0">
      <h2 className="sr-only">第 {number} 组</h2>
      <JudgeProposals group={group} proposals={proposals} mayArrange={mayArrange} />
      <Corrections groupId={groupId} corrections={corrections} mayArrange={mayArrange} />
      <p className="tabular mb-3 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-3">
        岗位 {posts.join('、')}，最多 {seats} 人
        {criteria.map(({ name, max }) => (
          <span key={name}>
            {name} <b className="font-medium text-ink-1">{max}</b>
          </span>
        ))}
      </p>
      {found.isError && (
        <p role="status" className="mb-2 text-13 text-warm-ink">
          没有网络，显示的是刚才的进度
        </p>
      )}
      {closedAt ? (
        <p className="tag mb-3">{dayAndTime(closedAt)} 结束</p>
      ) : (
        mayArrange &&
        group.people > 0 &&
        group.done >= group.people && (
          <p className="mb-3 flex items-center justify-between gap-3 rounded-ctl bg-ok-tint px-4 py-3 text-14 text-ink-1">
            {group.people} 人都评完了，结束后只能由两个人更正
            <Button type="primary" loading={close.isPending} onClick={ask}>
              结束本组
            </Button>
          </p>
        )
      )}
      <ScoreTable
        groupId={groupId}
        examId={examId}
        judges={judges}
        people={people}
        mayArrange={mayArrange}
        isClosed={closedAt !== null}
        dropsExtremes={dropsExtremes}
        seats={(stateOf) => (
          <JudgesPanel
            group={group}
            mayArrange={mayArrange && closedAt === null}
            isUnderWay={isUnderWay}
            stateOf={stateOf}
          />
        )}
      />
    </section>
  );
}
