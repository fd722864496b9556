import { Drawer, Skeleton, Watermark } from 'antd';
import { FileX } from 'lucide-react';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { InviteForm } from './invite-form.tsx';
import { SaveForm } from './save-form.tsx';
import { payText, personText, shownName } from './talent-words.ts';
import { useTalent } from './use-talents.ts';

interface Props {
  id: string | null;
  via: 'search' | 'recommendation';
  postId: string | null;
  onClose(): void;
}

/** The masked resume in the form that the box shows. */
const asSnapshot = (talent: TalentDetail) =>
  ({
    jober: { id: talent.id, name: talent.name, education: talent.education, phone: '' },
    resumeName: '公开简历',
    content: talent.content,
  }) as unknown as Parameters<typeof SnapshotView>[0]['snapshot'];

function Body({ talent }: { talent: TalentDetail }) {
  return (
    <Watermark content={talent.watermark} gap={[80, 90]} font={{ fontSize: 13, color: 'rgba(128,140,160,.16)' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the drawer scrolls, and the keyboard has nothing else to reach in it */}
      <h2 tabIndex={0} className="text-18 font-semibold text-ink-1">
        {shownName(talent)}
      </h2>
      <p className="text-13 text-ink-2">{personText(talent)}</p>
      <p className="mt-1 mb-4 text-14">
        {talent.wish} · {talent.cities.join('、')} · <span className="tabular text-warm-ink">{payText(talent)}</span>
      </p>
      {!talent.revealed && (
        <p className="mb-4 rounded-ctl bg-fill px-3 py-2 text-13 text-ink-2">
          姓名和联系方式已隐去。对方同意沟通后可见姓名，投递或交换电话后可见手机号；本次查看会告知对方。
        </p>
      )}
      <SaveForm key={talent.id + JSON.stringify(talent.saved)} talent={talent} />
      <SnapshotView snapshot={asSnapshot(talent)} phone={talent.phone ?? ''} />
    </Watermark>
  );
}

/** After the day's free views, purchased units are used. */
const leftText = (left: number) =>
  left > 0 ? `今日还可查看或邀请 ${left} 次` : '今日免费次数已用完，继续使用购买的权益';

/** One person beside the list; the view is recorded. */
export function TalentDrawer({ id, via, postId, onClose }: Props) {
  const talent = useTalent(id, via);
  const problem = talent.error instanceof ApiError ? talent.error.message : '请稍后再试';
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size={520}
      mask={false}
      title={talent.data ? `人才简历（${leftText(talent.data.left)}）` : '人才简历'}
      footer={talent.data && <InviteForm key={talent.data.id} talent={talent.data} postId={postId} />}
    >
      {talent.isPending && id !== null && <Skeleton active paragraph={{ rows: 12 }} />}
      {talent.isError && <StatePanel icon={FileX} tone="warm" title="没有打开" text={problem} />}
      {talent.data && <Body talent={talent.data} />}
    </Drawer>
  );
}
