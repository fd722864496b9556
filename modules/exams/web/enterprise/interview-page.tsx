import { Button } from 'antd';
import { useCall } from '#web/features/calls/use-call.ts';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import type { ExamGroup } from '../../contract/interview/groups.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead, PublicPage } from './exam-head.tsx';
import { GroupDetail } from './interview/group-detail.tsx';
import { GroupsForm } from './interview/groups-form.tsx';
import { Awaiting, OfExam } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';

/** How far a group is. */
function stateOf({ judges, closedAt, people, done }: ExamGroup): string {
  const entered = judges.filter(({ enteredAt }) => enteredAt !== null).length;
  const judged = people > 0 ? ` ${done} / ${people} 人` : '';
  if (closedAt) return `已结束${judged}`;
  if (judges.length === 0) return '没有考官';
  if (entered < judges.length) return `考官 ${entered} / ${judges.length} 到${judged}`;
  return `${people > 0 && done === people ? '评完，待结束' : '评分中'}${judged}`;
}

const REFRESH_MS = 10_000;
const views = { tab: viewOf(['progress', 'groups']) };

/** 面试: groups and their posts, the open draw of lots, judges with their codes, and the scores as they come in. */
export const InterviewPage = () => <OfExam act="readResults" content={Interview} />;

function Interview({ exam }: { exam: OwnExam }) {
  const { view, values, show } = useListParams({ group: anyText }, views);
  const params = { id: exam.id };
  const polled = { quiet: true, background: true, refetchInterval: REFRESH_MS };
  const found = useCall('GET /api/company/exams/:id/interview', { params }, polled);
  if (!found.data) return <Awaiting page query={found} what="面试" />;
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
        actions={draw && <PublicPage href={paths.examDraw(params.id, 'lots')}>抽签公开页</PublicPage>}
      />
      <OpenDraw kind="lots" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <section className="overflow-hidden card">
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
              <div className="-mx-5 -mt-5 max-sm:-mx-4 max-sm:-mt-4">
                <StateTabs
                  label="小组"
                  active={chosen.id}
                  onChange={(id) => show({ group: id })}
                  tabs={groups.map((group) => ({ key: group.id, label: `第 ${group.number} 组`, n: stateOf(group) }))}
                />
              </div>
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
