import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { type DeliveryState, delivery } from '#contract/deliveries/delivery-state.ts';
import { interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FactList } from '#web/features/chat/fact-list.tsx';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkColumns } from '#web/features/chat/talk-columns.tsx';
import { useTalks } from '#web/features/chat/talks.ts';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { SnapshotView } from '#web/features/resume/snapshot-view.tsx';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { experienceText } from '../box/status-text.tsx';
import { FitWord } from '../candidates/candidate-row.tsx';
import { quietly } from '../own-calls.ts';

/** 沟通: the company's conversations on the left, the open one on the right, with its context. */
export function ConnectPage() {
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const [unread, setUnread] = useState(false);
  const [resume, setResume] = useState<number | null>(null);
  const openId = params.get('id');
  const threads = useThreads('company', { keyword, unread });
  const open = (id: string | null) => setParams(id ? { id } : {});
  const isWide = useMedia('(min-width: 768px)');
  const waiting = useUnreadCounts().company;
  const firstId = keyword || unread ? undefined : threads.items?.[0]?.id;
  // Written into the address, so that a message in another conversation does not replace the open one.
  useEffect(() => {
    if (isWide && !openId && firstId) setParams({ id: firstId }, { replace: true });
  }, [isWide, openId, firstId, setParams]);
  return (
    <>
      <PageHead note={waiting > 0 ? `${waiting} 条消息没有读` : '消息都读过了'} actions={<Slot name="help" />} />
      <TalkColumns
        className="h-[max(480px,calc(100dvh-176px))]"
        openId={openId}
        onClose={() => open(null)}
        onResume={setResume}
        list={
          <>
            <div className="flex items-center gap-3 border-b border-line p-3">
              <SearchField
                label="搜索会话"
                placeholder="姓名、职位、聊天内容"
                className=""
                value={keyword}
                onFind={setKeyword}
              />
              <Checkbox className="shrink-0" checked={unread} onChange={(event) => setUnread(event.target.checked)}>
                未读
              </Checkbox>
            </div>
            <div className="relative min-h-0 flex-1 overflow-y-auto">
              {!(keyword && threads.items?.length === 0) && (
                <ThreadList
                  threads={threads}
                  openId={openId}
                  onOpen={open}
                  emptyText={keyword || unread ? '没有符合条件的会话' : '在投递箱里打开一份投递，点“发消息”开始沟通'}
                />
              )}
              {keyword && (
                <>
                  <h2 className="border-y border-line bg-ground px-4 py-1.5 text-12 font-semibold text-ink-3">
                    聊天记录
                  </h2>
                  <SearchPanel side="company" keyword={keyword} onOpen={open} />
                </>
              )}
            </div>
          </>
        }
        context={openId && <ContextCard id={openId} />}
        nothing={<EmptyState title="选择一个会话开始沟通" />}
      />
      {openId && <ShownResume id={openId} number={resume} onClose={() => setResume(null)} />}
    </>
  );
}

/** The whole resume that was sent in a conversation, frozen at that time. */
export function ShownResume({ id, number, onClose }: { id: string; number: number | null; onClose(): void }) {
  const resume = useCall(
    'GET /api/communicate/conversations/:id/resume',
    number === null ? null : { params: { id }, query: { number } },
    // A frozen resume never changes.
    { ...quietly, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <DetailDrawer
      title="对方出示的简历"
      width={480}
      id={number === null ? null : id}
      query={resume}
      failed="简历没有加载出来"
      onClose={onClose}
    >
      {(snapshot) => <SnapshotView snapshot={snapshot} phone={snapshot.jober.phone} />}
    </DetailDrawer>
  );
}

/** The delivery's row in the box: unlike the delivery itself, reading it is no view that the person sees. */
function useSentRow(detail: OpenConversation | undefined): BoxRow | undefined {
  const sent = detail?.delivery;
  const rows = useCall(
    'GET /api/company/boxRows',
    detail && sent ? { query: { postId: detail.post.id, keyword: detail.person.name.slice(0, 40) } } : null,
    quietly,
  );
  return rows.data?.items.find(({ id }) => id === sent?.id);
}

/** What the school does next in the box, by the state of the delivery. */
const nextSteps: Partial<Record<DeliveryState, string>> = {
  submitted: '答复这份投递',
  viewed: '答复这份投递',
  shortlisted: '安排面试',
  interview: '查看面试安排',
  offer: '查看录用进度',
};

/** Where the delivery stands, and the one thing to do about it; while the person is to answer there is none. */
function NextStep({
  detail: { delivery: sent, interview },
  row,
}: {
  detail: OpenConversation;
  row?: BoxRow | undefined;
}) {
  if (!sent || !isState(delivery, sent.status))
    return <p className="rounded-ctl bg-fill px-3 py-2.5 text-14 text-ink-3">对方还没有投递该职位</p>;
  return (
    <section aria-label="下一步" className="rounded-ctl bg-brand-tint p-3 text-14">
      <p className="flex items-baseline justify-between gap-2">
        <b className="text-14 font-semibold text-ink-1">{delivery.labels.recruiter[sent.status]}</b>
        {interview && <span className="text-ink-2">{interviews.labels.recruiter[interview.status]}</span>}
      </p>
      <p className="tabular mt-1 text-ink-2">
        {interview
          ? `${dayAndTime(interview.startsAt)} ${weekday(interview.startsAt)}`
          : row && `${dayAndTime(row.submittedAt)} 投递`}
      </p>
      <Link
        className={`btn mt-3 w-full ${interview?.status === 'waiting' ? 'btn-outline' : 'btn-tint'}`}
        to={paths.box({ tab: 'all', id: sent.id })}
      >
        {nextSteps[sent.status] ?? '查看投递'}
      </Link>
    </section>
  );
}

/** The context of the open conversation: the person, their delivery, and the post. */
function ContextCard({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  const row = useSentRow(detail);
  if (!detail) return null;
  const { person, post } = detail;
  return (
    <aside
      aria-label="相关信息"
      className="w-72 shrink-0 space-y-5 overflow-y-auto border-l border-line p-4 max-xl:hidden"
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatarUrl} size={44} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-16 font-semibold text-ink-1">{person.name}</p>
          {row?.person.age && <p className="text-12 text-ink-3">{row.person.age} 岁</p>}
        </div>
        {row && !row.closed && <FitWord {...row.fit} />}
      </div>
      <NextStep detail={detail} row={row} />
      {row && !row.closed && (
        <section className="space-y-2">
          <h3 className="text-14 font-semibold text-ink-1">简历</h3>
          <FactList
            facts={[
              ['学历', labelOf(educations, row.person.education)],
              ['教龄', experienceText(row.person.teachingMonths)],
              ['教师资格', row.person.certificate],
              ['学校', row.person.school],
              ['专业', row.person.major],
              ['最近单位', row.person.lastEmployer],
              ['投递', dayAndTime(row.submittedAt)],
              ['标签', row.tags.join('、')],
            ]}
          />
        </section>
      )}
      {!post.open && <p className="text-14 text-ink-3">职位已停止招聘</p>}
    </aside>
  );
}
