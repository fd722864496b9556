import { Button } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import type { ColumnKey } from '../board/column-moves.ts';
import { InviteForm } from './invite/invite-form.tsx';

interface Props {
  detail: BoxDetail;
  onMove(row: BoxDetail, to: ColumnKey): void;
}

/** The recruiter's current moves according to the state machine; the main one is filled. */
export function MoveBar({ detail, onMove }: Props) {
  const [isMoving, setMoving] = useState(false);
  const can = (name: string) => detail.moves.includes(name);
  const to = (column: ColumnKey) => () => onMove(detail, column);
  return (
    <div className="flex items-center gap-3">
      {can('reject') && <Button onClick={to('rejected')}>不合适</Button>}
      {can('take-back') && <Button onClick={to('todo')}>撤销不合适</Button>}
      <span className="flex-1" />
      {can('shortlist') && <Button onClick={to('shortlisted')}>有意向</Button>}
      {can('invite') && (
        <Button type={can('pass') ? 'default' : 'primary'} onClick={to('interview')}>
          邀面试
        </Button>
      )}
      {can('move-interview') && (
        <Button type={can('pass') ? 'default' : 'primary'} onClick={() => setMoving(true)}>
          改时间
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
