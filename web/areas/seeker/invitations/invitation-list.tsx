import { useState } from 'react';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { declineReasons, type TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Reason = keyof typeof declineReasons;

interface RowProps {
  invitation: TalentInvitationView;
  onAnswer(accept: boolean, reason?: Reason): Promise<void>;
}

function Answer({ onAnswer }: Pick<RowProps, 'onAnswer'>) {
  const { busy, run } = useBusy();
  const [declining, setDeclining] = useState(false);
  const answer = (accept: boolean, reason?: Reason) => run(() => onAnswer(accept, reason));
  if (declining)
    return (
      <fieldset className="flex flex-wrap gap-2" aria-label="婉拒的原因">
        {Object.entries(declineReasons).map(([reason, label]) => (
          <Button key={reason} busy={busy} onClick={() => void answer(false, reason as Reason)}>
            {label}
          </Button>
        ))}
        <Button look="text" busy={busy} onClick={() => setDeclining(false)}>
          不婉拒
        </Button>
      </fieldset>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="filled" busy={busy} onClick={() => void answer(true)}>
        同意沟通
      </Button>
      <Button onClick={() => setDeclining(true)}>婉拒</Button>
    </div>
  );
}

function InvitationRow({ invitation, onAnswer }: RowProps) {
  const { company, post, recruiter, status } = invitation;
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4" data-testid="invitation">
      <p className="flex flex-wrap items-center gap-2">
        <a href={paths.company(company.id)} className="text-16 font-semibold text-ink-1 hover:text-brand">
          {company.name}
        </a>
        <Tag tone="brand">{talentInvitation.labels.seeker[status]}</Tag>
        <time dateTime={invitation.createdAt} className="tabular text-14 text-ink-3">
          {dayAndTime(invitation.createdAt)}
        </time>
      </p>
      <p className="text-14 text-ink-3">
        {[company.cityName, `${recruiter.name} ${recruiter.title}`.trim()].filter(Boolean).join(' · ')}，邀请你沟通{' '}
        <a href={paths.job(post.id)} className="text-brand">
          {post.title}
        </a>
      </p>
      <p className="my-2 text-14 break-words">{invitation.message}</p>
      {status === 'invited' && <Answer onAnswer={onAnswer} />}
      {invitation.conversationId && <ButtonLink href={paths.messages(invitation.conversationId)}>去沟通</ButtonLink>}
    </li>
  );
}

/** Invitations from companies. Only acceptance lets them write and shows them the name. */
export function InvitationList({ invitations }: { invitations: TalentInvitationView[] }) {
  const [shown, setShown] = useState(invitations);
  if (shown.length === 0) return null;
  const answer = async (id: string, accept: boolean, reason?: Reason) => {
    const body = { accept, ...(reason ? { reason } : {}) };
    const after = await call('POST /api/talent-invitations/:id/answer', { params: { id }, body }).catch(() => null);
    if (!after) return;
    setShown((all) => all.map((one) => (one.id === id ? after : one)));
    toast.success(accept ? '已同意，可以开始沟通' : '已婉拒');
  };
  return (
    <section>
      <h2 className="mb-1 text-20 font-semibold text-ink-1">邀请我沟通的单位</h2>
      <p className="mb-3 text-14 text-ink-3">同意后对方才能看到你的姓名并发消息；7 天不答复自动结束</p>
      <ul className="card">
        {shown.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onAnswer={(accept, reason) => answer(invitation.id, accept, reason)}
          />
        ))}
      </ul>
    </section>
  );
}
