import { useState } from 'react';
import { declineReasons, type TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Decision } from './decision.tsx';

export type DeclineReason = keyof typeof declineReasons;

interface Props {
  invitation: TalentInvitationView;
  now: number;
  isFirst: boolean;
  onAnswer(accept: boolean, reason?: DeclineReason): Promise<void>;
}

/** A school that found the person asks to talk. Only acceptance lets it write and shows it the name. */
export function InvitationDecision({ invitation, now, isFirst, onAnswer }: Props) {
  const { id, company, post, recruiter, message, conversationId, status } = invitation;
  const { busy, run } = useBusy();
  const [declining, setDeclining] = useState(false);
  const answer = (accept: boolean, reason?: DeclineReason) => void run(() => onAnswer(accept, reason));
  return (
    <Decision
      id={`invitation-${id}`}
      title={status === 'invited' ? '沟通邀请' : '已同意沟通'}
      deadline={status === 'invited' ? invitation.expiresAt : null}
      now={now}
      post={post}
      company={company}
      sent={`${recruiter.name || '学校'} ${monthDay(invitation.createdAt)} 发来`}
    >
      <p className="mt-4 max-w-180 text-16 break-words">{message}</p>
      {declining ? (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="mb-2 text-14 text-ink-2">为什么婉拒？学校会看到原因。</legend>
          {Object.entries(declineReasons).map(([reason, label]) => (
            <Button key={reason} size="s" busy={busy} onClick={() => answer(false, reason as DeclineReason)}>
              {label}
            </Button>
          ))}
          <Button look="text" size="s" busy={busy} onClick={() => setDeclining(false)}>
            不婉拒
          </Button>
        </fieldset>
      ) : (
        <div className="answers">
          {conversationId ? (
            <ButtonLink size="l" look="tint" href={paths.messages(conversationId)}>
              去沟通
            </ButtonLink>
          ) : (
            <>
              <Button size="l" look={isFirst ? 'filled' : 'tint'} busy={busy} onClick={() => answer(true)}>
                同意沟通
              </Button>
              <Button size="l" look="text" busy={busy} onClick={() => setDeclining(true)}>
                婉拒
              </Button>
              <p>同意后对方才能看到你的姓名并发消息</p>
            </>
          )}
        </div>
      )}
    </Decision>
  );
}
