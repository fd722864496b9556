import { Button, Skeleton, Tabs, type TabsProps, Timeline } from 'antd';
import { Download, MessageSquare, Paperclip } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStep } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { SidePane } from '#web/features/console/side-pane.tsx';
import { stepText } from '#web/features/deliveries/list/step-text.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { SnapshotView } from '#web/features/resume/snapshot-view.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { PaneHead } from '../../candidates/pane-head.tsx';
import { TagLine } from '../batch-forms.tsx';
import type { ColumnKey } from '../board/column-moves.ts';
import { experienceText } from '../status-text.tsx';
import { useBoxDetail } from '../use-box.ts';
import type { useSteps } from '../use-steps.ts';
import { InviteForm } from './invite/invite-form.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ClosedNote, Overview, wishText } from './overview.tsx';
import { ScoresTab } from './scores/scores-tab.tsx';

/** The recruiter's current moves according to the state machine; the main one is filled. */
function MoveBar({ detail, onMove }: { detail: BoxDetail; onMove(row: BoxDetail, to: ColumnKey): void }) {
  const [isMoving, setMoving] = useState(false);
  const can = (name: string) => detail.moves.includes(name);
  const to = (column: ColumnKey) => () => onMove(detail, column);
  return (
    <div className="flex items-center gap-3">
      {can('reject') && <Button onClick={to('rejected')}>不合适</Button>}
      {can('take-back') && <Button onClick={to('todo')}>撤销不合适</Button>}
      <span className="flex-1" />
      {can('shortlist') && <Button onClick={to('shortlisted')}>有意向</Button>}
      {(can('invite') || can('move-interview')) && (
        <Button
          type={can('pass') ? 'default' : 'primary'}
          onClick={can('invite') ? to('interview') : () => setMoving(true)}
        >
          {can('invite') ? '邀面试' : '改时间'}
        </Button>
      )}
      {can('pass') && (
        <Button type="primary" onClick={to('offer')}>
          录用
        </Button>
      )}
      {detail.moves.length === 0 && (
        <span className="text-14 text-ink-3">
          {isOpenDelivery(detail.status)
            ? '面试官可以评分和备注，不能改变状态'
            : detail.status === 'accepted'
              ? '对方已接受，到岗日起自动记为已入职'
              : '这份投递已经结束'}
        </span>
      )}
      {isMoving && <InviteForm row={detail} current={detail.interview} onClose={() => setMoving(false)} />}
    </div>
  );
}

const tabs = ['overview', 'snapshot', 'scores', 'notes', 'steps'] as const;
type PanelTab = (typeof tabs)[number];

/** The open tab of the pane, which stays from one delivery to the next; the address can ask for one (`panel`). */
function usePanelTab() {
  const [params] = useSearchParams();
  const asked = tabs.find((tab) => tab === params.get('panel'));
  const [tab, setTab] = useState<PanelTab>(asked ?? 'overview');
  useEffect(() => {
    if (asked) setTab(asked);
  }, [asked]);
  return [tab, setTab] as const;
}

interface Props extends Pick<Parameters<typeof MoveBar>[0], 'onMove'> {
  id: string | null;
  /** Its place in the list; null for one that is not, or no longer, in it. */
  place: string | null;
  mayMove: boolean;
  steps: ReturnType<typeof useSteps>;
  onClose(): void;
}

function Head({ detail }: { detail: BoxDetail }) {
  const { person, post, status, phone, anonymised } = detail;
  return (
    <PaneHead
      name={person.name}
      avatarUrl={person.avatarUrl}
      facts={[
        person.age ? `${person.age} 岁` : '',
        labelOf(educations, person.education),
        status !== 'viewed' && delivery.labels.recruiter[status],
        anonymised && '盲筛中',
      ]}
      more={[
        person.teachingMonths > 0 && `教龄 ${experienceText(person.teachingMonths)}`,
        wishText(detail),
        post.title,
        phone,
      ]}
    />
  );
}

/** One delivery beside the list: the match, the frozen resume, the record, and the current moves. */
export function BoxDrawer({ id, place, mayMove, steps, onMove, onClose }: Props) {
  const detail = useBoxDetail(id);
  const [tab, setTab] = usePanelTab();
  return (
    <SidePane
      id={id}
      label={detail.data ? `${detail.data.person.name}的投递详情` : '投递详情'}
      head={detail.data ? <Head detail={detail.data} /> : <span className="text-16 text-ink-3">投递详情</span>}
      place={place}
      steps={steps}
      bar={detail.data && <MoveBar detail={detail.data} onMove={onMove} />}
      onClose={onClose}
    >
      {id !== null && (
        <Loaded
          query={detail}
          failed="这份投递没有加载出来"
          waiting={<Skeleton avatar active paragraph={{ rows: 10 }} />}
        >
          {(detail) => (
            <Tabs
              activeKey={tab}
              onChange={(key) => setTab(key as PanelTab)}
              tabBarExtraContent={<MessageButton deliveryId={detail.id} />}
              items={itemsOf(detail, mayMove, () => setTab('notes'))}
            />
          )}
        </Loaded>
      )}
    </SidePane>
  );
}

const itemsOf = (detail: BoxDetail, mayMove: boolean, onNote: () => void): TabsProps['items'] => {
  const { id, snapshot, phone, notes, tags, steps } = detail;
  return [
    { key: 'overview', label: '概览', children: <Overview detail={detail} onNote={onNote} /> },
    {
      key: 'snapshot',
      label: '简历',
      children: snapshot ? (
        <>
          <PdfButton id={id} snapshot={snapshot} />
          {hasFiles(snapshot.content) && <SentFiles id={id} />}
          <SnapshotView snapshot={snapshot} phone={phone} />
        </>
      ) : (
        <ClosedNote />
      ),
    },
    { key: 'scores', label: '评分', children: <ScoresTab key={id} detail={detail} mayMove={mayMove} /> },
    {
      key: 'notes',
      label: `备注${notes ? ` ${notes}` : ''}`,
      children: (
        <>
          <TagLine id={id} tags={tags} mayMove={mayMove} />
          <NotesTab key={id} id={id} />
        </>
      ),
    },
    { key: 'steps', label: `记录 ${steps.length}`, children: <StepList steps={steps} /> },
  ];
};

/** The delivery's history, newest first. */
function StepList({ steps }: { steps: DeliveryStep[] }) {
  const items = [...steps].reverse().map((step) => ({
    key: `${step.at}-${step.move}`,
    color: step.side === 'seeker' ? 'blue' : 'gray',
    content: (
      <>
        <p className="text-ink-1">{stepText(step, 'recruiter')}</p>
        {step.note && <p className="text-14">{step.note}</p>}
        <p className="tabular text-12 text-ink-3">{dayAndTime(step.at)}</p>
      </>
    ),
  }));
  return <Timeline items={items} />;
}

/** Downloads the frozen resume; the copy states who downloaded it and when, and the seeker sees the view. */
function PdfButton({ id, snapshot }: { id: string; snapshot: ResumeSnapshot }) {
  const { send, isPending } = useAction('GET /api/company/deliveries/:id/resume.pdf', {
    onSuccess: (bytes) => saveFile(`${snapshot.jober.name}-${snapshot.resumeName}.pdf`, bytes),
  });
  return (
    <Button
      className="mb-3"
      icon={<Download size={16} />}
      loading={isPending}
      onClick={() => void send({ params: { id } })}
    >
      下载 PDF（带水印）
    </Button>
  );
}

/** Whether files came with a delivery, so that none are asked for in vain. */
const hasFiles = ({ personal, own, attachments, trials }: ResumeSnapshot['content']): boolean =>
  personal.photoId !== undefined ||
  own.fileId !== undefined ||
  attachments.length > 0 ||
  trials.some(({ fileId }) => fileId !== undefined);

/** The files that came with a delivery: 证件照, the person's own resume, attachments and trial lessons. */
function SentFiles({ id }: { id: string }) {
  const files = useCall('GET /api/company/deliveries/:id/files', { params: { id } }, { background: true });
  if (files.isError) return <p className="mb-3 text-14 text-err-ink">随投递的文件没有加载出来，请关闭后重新打开</p>;
  return (
    <ul aria-label="随投递的文件" className="mb-3 flex flex-wrap gap-x-4 gap-y-2 text-14 empty:hidden">
      {(files.data ?? []).map(({ kind, title, url }) => (
        <li key={url} className="min-w-0">
          <a className="link flex min-w-0 items-center gap-1" href={url} target="_blank" rel="noopener">
            {kind === 'photo' ? (
              <SafeImage src={url} alt="" className="h-16 w-12 flex-none rounded-tag" />
            ) : (
              <Paperclip size={14} className="flex-none" aria-hidden />
            )}
            <span className="cut">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens the conversation with the person who delivered. */
export function MessageButton({ deliveryId }: { deliveryId: string }) {
  const navigate = useNavigate();
  const start = useAction('POST /api/communicate/deliveries/:id/conversation', {
    background: true,
    onSuccess: ({ id }) => void navigate(paths.connect(id)),
  });
  return (
    <Button
      size="small"
      loading={start.isPending}
      icon={<MessageSquare size={14} aria-hidden />}
      onClick={() => void start.send({ params: { id: deliveryId } })}
    >
      发消息
    </Button>
  );
}
