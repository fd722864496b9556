import { Button, Drawer, Skeleton, Tabs, Timeline } from 'antd';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CircleX, Download, Paperclip, Phone } from 'lucide-react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStep } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { stepText } from '#web/features/deliveries/list/step-text.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { MessageButton } from '../../connect/message-button.tsx';
import { experienceText } from '../experience-text.ts';
import { fitTint } from '../fit-tint.ts';
import { TagLine } from '../tags/tag-line.tsx';
import { useBoxDetail } from '../use-box.ts';
import type { useSteps } from '../use-steps.ts';
import { MoveBar } from './move-bar.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ClosedNote, Overview } from './overview.tsx';
import { ScoresTab } from './scores/scores-tab.tsx';
import type { PanelTab } from './side-column.tsx';
import { panelWidth, usePanelTab } from './use-panel.ts';

interface Props {
  id: string | null;
  /** Its place in the list; null for one that is not, or no longer, in it. */
  place: string | null;
  mayMove: boolean;
  steps: ReturnType<typeof useSteps>;
  onClose(): void;
}

function Head({ detail }: { detail: BoxDetail }) {
  const { person, post, status, phone } = detail;
  const facts = [
    person.age ? `${person.age} 岁` : '',
    labelOf(educations, person.education),
    person.teachingMonths > 0 ? `教龄 ${experienceText(person.teachingMonths)}` : '',
    person.lastEmployer,
  ];
  return (
    <div className="mb-4 flex items-center gap-3">
      <Avatar name={person.name} src={person.avatarUrl} size={52} />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-20 font-semibold text-ink-1">
          {person.name}
          <span className="rounded-tag bg-brand-tint px-2 text-12 leading-6 font-semibold text-brand">
            {delivery.labels.recruiter[status]}
          </span>
          {detail.anonymised && <span className="text-12 font-normal text-ink-3">盲筛中</span>}
        </h2>
        <p className="cut text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="shrink-0 text-right text-14 text-ink-3 max-sm:hidden">
        <p className="max-w-44 truncate text-ink-1">{post.title}</p>
        <p className="tabular">{dayAndTime(detail.submittedAt)} 投递</p>
        {phone && (
          <p className="tabular flex items-center justify-end gap-1">
            <Phone size={12} aria-hidden="true" />
            {phone}
          </p>
        )}
      </div>
    </div>
  );
}

/** One delivery beside the list: the match, the frozen resume, the record, and the current moves. */
export function BoxDrawer({ id, place, mayMove, steps, onClose }: Props) {
  const detail = useBoxDetail(id);
  const [tab, setTab] = usePanelTab();
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size={panelWidth()}
      mask={false}
      title={place ?? '投递详情'}
      extra={
        <>
          {detail.data && <MessageButton deliveryId={detail.data.id} />}
          <Button
            type="text"
            aria-label="上一份"
            disabled={!steps.can(-1)}
            icon={<ChevronUp size={18} />}
            onClick={() => steps.step(-1)}
          />
          <Button
            type="text"
            aria-label="下一份"
            disabled={!steps.can(1)}
            icon={<ChevronDown size={18} />}
            onClick={() => steps.step(1)}
          />
        </>
      }
      footer={detail.data && <MoveBar detail={detail.data} />}
    >
      {detail.isPending && id !== null && <Skeleton avatar active paragraph={{ rows: 10 }} />}
      {detail.isError && <LoadFailed title="这份投递没有加载出来" error={detail.error} onRetry={detail.refetch} />}
      {detail.data && (
        <>
          <Head detail={detail.data} />
          <TagLine id={detail.data.id} tags={detail.data.tags} mayMove={mayMove} />
          {!detail.data.closed && <FitCard detail={detail.data} />}
          <Tabs
            className="mt-1!"
            activeKey={tab}
            onChange={(key) => setTab(key as PanelTab)}
            items={[
              { key: 'overview', label: '概览', children: <Overview detail={detail.data} onTab={setTab} /> },
              {
                key: 'snapshot',
                label: '简历快照',
                children: detail.data.snapshot ? (
                  <>
                    <PdfButton id={detail.data.id} snapshot={detail.data.snapshot} />
                    {hasFiles(detail.data.snapshot.content) && <SentFiles id={detail.data.id} />}
                    <SnapshotView snapshot={detail.data.snapshot} phone={detail.data.phone} />
                  </>
                ) : (
                  <ClosedNote />
                ),
              },
              {
                key: 'scores',
                label: '评分',
                children: <ScoresTab key={detail.data.id} detail={detail.data} mayMove={mayMove} />,
              },
              {
                key: 'notes',
                label: `备注${detail.data.notes ? ` ${detail.data.notes}` : ''}`,
                children: <NotesTab key={detail.data.id} id={detail.data.id} />,
              },
              {
                key: 'steps',
                label: `记录 ${detail.data.steps.length}`,
                children: <StepList steps={detail.data.steps} />,
              },
            ]}
          />
        </>
      )}
    </Drawer>
  );
}

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

const marks = {
  fit: <CircleCheck size={15} className="mt-0.5 shrink-0 text-ok" aria-label="符合" />,
  unfit: <CircleX size={15} className="mt-0.5 shrink-0 text-err" aria-label="不符合" />,
  missing: <CircleAlert size={15} className="mt-0.5 shrink-0 text-warm" aria-label="缺信息" />,
};
const inks = { fit: 'text-ink-1', unfit: 'text-err-ink', missing: 'text-warm-ink' };

/** How the resume meets the post, requirement by requirement. */
function FitCard({ detail: { fit, checks } }: { detail: BoxDetail }) {
  const met = checks.filter(({ result }) => result === 'fit').length;
  return (
    <section className="flex gap-5 rounded-card border border-line bg-ground p-4 max-sm:gap-3" aria-label="匹配度">
      <div className="shrink-0">
        <p className={`tabular text-28 leading-none font-semibold ${fitTint(fit)}`}>{fit}</p>
        <p className="mt-1.5 text-12 text-ink-3">
          匹配，{met} / {checks.length} 条
        </p>
      </div>
      <ul className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-1.5 text-14 sm:grid-cols-2">
        {checks.map(({ name, has, result, note }) => (
          <li key={name} className="flex min-w-0 items-start gap-1.5">
            {marks[result]}
            <span className="w-17 shrink-0 text-ink-3">{name}</span>
            <span className={`min-w-0 break-words ${inks[result]}`}>
              {[has, result === 'fit' ? '' : note].filter(Boolean).join('，') || (result === 'missing' ? '未填' : '')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
