import { Alert, Button, Form } from 'antd';
import { Link } from 'react-router';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { talentEndpoints } from '#contract/talents/talents.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { type Greeting, usual } from './greet-card.tsx';
import { useInvite, useOpenPosts } from './use-talents.ts';

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
