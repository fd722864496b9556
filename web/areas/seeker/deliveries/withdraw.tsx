import { useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useMove } from './use-move.ts';

const reasons = ['已找到工作', '岗位与预期不符', '地点或待遇不合适', '误投', '其他'];

/** Withdrawing asks once, with a reason that the company reads. */
export function Withdraw({ delivery, onChange }: { delivery: OwnDelivery; onChange(next: OwnDelivery): void }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');
  const { busy, move } = useMove(delivery.id, onChange);
  if (!delivery.moves.includes('withdraw')) return null;
  if (!asking) {
    return (
      <p className="mt-2 text-right">
        <Button look="text" size="s" onClick={() => setAsking(true)}>
          撤回投递
        </Button>
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-end justify-end gap-2">
      <SelectField
        label="撤回的原因"
        value={reason}
        options={reasons.map((text) => ({ value: text, label: text }))}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button onClick={() => setAsking(false)}>不撤回</Button>
      <Button look="danger" busy={busy} onClick={() => void move({ move: 'withdraw', note: reason }, '已撤回投递')}>
        确认撤回
      </Button>
    </div>
  );
}
