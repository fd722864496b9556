import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useCall } from '#web/features/calls/use-call.ts';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead } from './exam-head.tsx';
import { GroupDetail } from './interview/group-detail.tsx';
import { GroupList } from './interview/group-list.tsx';
import { GroupsForm } from './interview/groups-form.tsx';
import { OfExam } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';

const REFRESH_MS = 10_000;
const views = { tab: viewOf(['progress', 'groups']) };

/** 面试: groups and their posts, the open draw of lots, judges with their codes, and the scores as they come in. */
export const InterviewPage = () => <OfExam act="readResults">{(exam) => <Interview exam={exam} />}</OfExam>;

function Interview({ exam }: { exam: OwnExam }) {
  const { view, values, show } = useListParams({ group: anyText }, views);
  const params = { id: exam.id };
  const polled = { quiet: true, background: true, refetchInterval: REFRESH_MS };
  const found = useCall('GET /api/company/exams/:id/interview', { params }, polled);
  if (found.isError && !found.data)
    return <LoadFailed title="面试没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
  const { groups, draw, people } = found.data;
  const mayArrange = mayDo(exam.role, 'arrangeInterview');
  const chosen = groups.find(({ id }) => id === values.group) ?? groups[0];
  /** Groups may be changed until the list is fixed. */
  const isArranging = draw === null && mayArrange;
  const isForm = isArranging && view.tab === 'groups';
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  return (
    <>
      <ExamHead
        exam={exam}
        note={`${people} 人，${groups.length} 个小组${draw?.revealedAt ? `，评完 ${done} 人` : ''}`}
        actions={
          draw && (
            <Button href={paths.examDraw(params.id, 'lots')} target="_blank" icon={<ExternalLink size={14} />}>
              抽签公开页
            </Button>
          )
        }
      />
      <OpenDraw kind="lots" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        {isArranging && (
          <StateTabs
            label="面试"
            active={view.tab}
            onChange={(key) => show({ tab: key === 'progress' ? null : key })}
            tabs={[
              { key: 'progress', label: '考官与进度', n: undefined },
              { key: 'groups', label: '小组', n: groups.length },
            ]}
          />
        )}
        <div className="p-5 max-sm:p-4">
          {isForm && <GroupsForm key={groups.map(({ id }) => id).join()} examId={params.id} interview={found.data} />}
          {!isForm && chosen && (
            <div className="grid gap-3">
              <GroupList groups={groups} chosenId={chosen.id} onChoose={(id) => show({ group: id })} />
              <GroupDetail
                key={chosen.id}
                examId={params.id}
                groupId={chosen.id}
                mayArrange={mayArrange}
                dropsExtremes={exam.settings.results.dropExtremes}
              />
            </div>
          )}
          {!isForm && !chosen && (
            <EmptyState
              title="还没有小组"
              text="先排小组：地点、时间、岗位和评分项，再公开抽签、任命考官。"
              action={
                mayArrange && (
                  <Button type="primary" onClick={() => show({ tab: 'groups' })}>
                    排小组
                  </Button>
                )
              }
            />
          )}
        </div>
      </section>
    </>
  );
}
