import { Alert, Button, Drawer, Form, Skeleton, Watermark } from 'antd';
import { FileX } from 'lucide-react';
import { Link } from 'react-router';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { talentEndpoints } from '#contract/talents/talents.ts';
import { ApiError } from '#web/api/api-error.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { type Greeting, usual } from './greet-card.tsx';
import { SaveForm } from './save-form.tsx';
import { payText, personText, shownName } from './talent-words.ts';
import { useInvite, useOpenPosts, useTalent } from './use-talents.ts';

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
      <h2 tabIndex={0} className="text-20 font-semibold text-ink-1">
        {shownName(talent)}
      </h2>
      <p className="text-14 text-ink-2">{personText(talent)}</p>
      <p className="mt-1 mb-4 text-14">
        {talent.wish} · {talent.cities.join('、')} · <span className="tabular text-warm-ink">{payText(talent)}</span>
      </p>
      {!talent.revealed && (
        <p className="mb-4 rounded-ctl bg-fill px-3 py-2 text-14 text-ink-2">
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

const field = fieldsOf(talentEndpoints['POST /api/talents/:id/invitations'].body);

/** Invites the person; an earlier invitation's state is shown instead. */
export function InviteForm({ talent, postId }: { talent: TalentDetail; postId: string | null }) {
  const posts = useOpenPosts();
  const invite = useInvite('已发出邀请，对方同意后即可沟通');
  const { invitation } = talent;
  if (invitation?.status === 'accepted' && invitation.conversationId)
    return (
      <Link to={paths.connect(invitation.conversationId)}>
        <Button type="primary" block>
          对方已同意，去沟通
        </Button>
      </Link>
    );
  if (invitation && invitation.status !== 'expired')
    return <Alert type="info" showIcon title={talentInvitation.labels.recruiter[invitation.status as 'invited']} />;
  const open = (posts.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Form<Greeting>
      layout="vertical"
      requiredMark={false}
      initialValues={{ postId: postId ?? undefined, message: usual }}
      onFinish={(body) => void invite.send({ params: { id: talent.id }, body })}
    >
      <ChoiceField
        name="postId"
        label="邀请沟通的职位"
        required="请选择职位"
        searchable
        options={open}
        onChange={(value: string) => setSession({ position: value })}
        placeholder={posts.isSuccess && open.length === 0 ? '还没有在招职位' : '选择在招职位'}
      />
      <TextField {...field('message')} rows={2} />
      <Button type="primary" htmlType="submit" block loading={invite.isPending} disabled={open.length === 0}>
        邀请沟通
      </Button>
    </Form>
  );
}
