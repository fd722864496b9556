import { Alert, Button, Form } from 'antd';
import { Link } from 'react-router';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { talentEndpoints } from '#contract/talents/talents.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { useInvite, useOpenPosts } from './use-talents.ts';

const field = fieldsOf(talentEndpoints['POST /api/talents/:id/invitations'].body);

const usual = '老师您好，看了您的简历，觉得与我校的岗位很合适，想邀请您进一步沟通。';

interface Fields {
  postId: string;
  message: string;
}

/** Invites the person; an earlier invitation's state is shown instead. */
export function InviteForm({ talent, postId }: { talent: TalentDetail; postId: string | null }) {
  const posts = useOpenPosts();
  const invite = useInvite();
  const key = useFormKey(talent.id);
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
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      initialValues={{ postId: postId ?? undefined, message: usual }}
      onFinish={(fields) =>
        invite.mutate(
          { id: talent.id, body: fields, key: key.of(fields) },
          { onSuccess: () => toast.success('已发出邀请，对方同意后即可沟通') },
        )
      }
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
