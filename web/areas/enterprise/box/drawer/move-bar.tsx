import { Button } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import { toast } from '#web/api/toasts.ts';
import { useMove } from '../use-box.ts';
import { InviteForm } from './invite/invite-form.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import { RejectForm } from './reject-form.tsx';

/** Its keyboard shortcut. */
const Key = ({ children }: { children: string }) => (
  <kbd aria-hidden className="ml-1 rounded-tag border border-current px-1 text-12 leading-4 opacity-60 max-lg:hidden">
    {children}
  </kbd>
);

/** The recruiter's current moves according to the state machine; the main one is filled. */
export function MoveBar({ detail }: { detail: BoxDetail }) {
  const [asking, setAsking] = useState<'invite' | 'offer' | 'reject' | null>(null);
  const move = useMove();
  const can = (name: string) => detail.moves.includes(name);
  const to = (status: 'shortlisted' | 'submitted', done: string) =>
    move.mutate({ id: detail.id, status }, { onSuccess: () => toast.success(done) });
  const close = () => setAsking(null);
  const inviteLabel = detail.interview ? '改时间' : '邀面试';
  return (
    <div className="flex items-center gap-2">
      {can('reject') && (
        <Button danger onClick={() => setAsking('reject')}>
          不合适
          <Key>6</Key>
        </Button>
      )}
      {can('take-back') && (
        <Button loading={move.isPending} onClick={() => to('submitted', '已恢复到原来的状态')}>
          撤销不合适
        </Button>
      )}
      <span className="flex-1" />
      {can('shortlist') && (
        <Button loading={move.isPending} onClick={() => to('shortlisted', '已标为有意向')}>
          有意向
          <Key>2</Key>
        </Button>
      )}
      {(can('invite') || can('move-interview')) && (
        <Button type={can('pass') ? 'default' : 'primary'} onClick={() => setAsking('invite')}>
          {inviteLabel}
          {can('invite') && <Key>3</Key>}
        </Button>
      )}
      {can('pass') && (
        <Button type="primary" onClick={() => setAsking('offer')}>
          录用
          <Key>4</Key>
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
      {asking === 'invite' && <InviteForm row={detail} current={detail.interview} onClose={close} />}
      {asking === 'offer' && <OfferForm row={detail} onClose={close} />}
      {asking === 'reject' && <RejectForm row={detail} onClose={close} />}
    </div>
  );
}
