import { Button, Drawer, Skeleton, Tabs } from 'antd';
import { ChevronDown, ChevronUp, Phone } from 'lucide-react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { MessageButton } from '../../connect/message-button.tsx';
import { experienceText } from '../experience-text.ts';
import { TagLine } from '../tags/tag-line.tsx';
import { useBoxDetail } from '../use-box.ts';
import type { useSteps } from '../use-steps.ts';
import { FitCard } from './fit-card.tsx';
import { MoveBar } from './move-bar.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ClosedNote, Overview } from './overview.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ScoresTab } from './scores/scores-tab.tsx';
import { hasFiles, SentFiles } from './sent-files.tsx';
import type { PanelTab } from './side-column.tsx';
import { StepList } from './step-list.tsx';
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
          <span className="rounded-tag bg-brand-tint px-2 text-12 leading-6 font-medium text-brand">
            {delivery.labels.recruiter[status]}
          </span>
          {detail.anonymised && <span className="text-12 font-normal text-ink-3">盲筛中</span>}
        </h2>
        <p className="cut text-13 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="shrink-0 text-right text-13 text-ink-3 max-sm:hidden">
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
