import { type ReactNode, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useMove } from '../answer/use-move.ts';

const reasons = ['已找到工作', '岗位与预期不符', '地点或待遇不合适', '误投', '其他'];

interface Props {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
  /** What else can be done, in the line and behind 更多. */
  children: ReactNode;
  more: ReactNode;
}

/** What can be done with a delivery. Withdrawing, the last of it, asks once, with a reason that the company reads. */
export function Withdraw({ delivery, onChange, children, more }: Props) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { busy, move } = useMove(delivery.id, onChange);
  const open = delivery.moves.includes('withdraw');
  const confirm = () => {
    if (reason === '') return setError('请选择撤回的原因');
    void move({ move: 'withdraw', note: reason }, '已撤回投递');
  };
  if (!open || !asking) {
    return (
      <div className="ml-auto flex items-center gap-2 in-[.m-app]:grow">
        {children}
        <span className="in-[.m-app]:[:empty+&]:ml-auto">
          <Menu summary="更多" summaryClass="btn btn-outline btn-s" align="end">
            {more}
            {open && (
              <button type="button" className="menu-item" data-close onClick={() => setAsking(true)}>
                撤回投递
              </button>
            )}
          </Menu>
        </span>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-end justify-end gap-2 py-2">
      <p className="basis-full text-13 text-ink-2">
        撤回后，单位不能再打开、下载这份简历，也看不到你的姓名和联系方式，只知道有人撤回了投递和撤回的原因。对方此前已下载的内容无法收回。
      </p>
      <div className="max-sm:basis-full">
        <SelectField
          label="撤回的原因"
          value={reason}
          placeholder="请选择"
          error={error}
          options={reasons.map((text) => ({ value: text, label: text }))}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </div>
      <Button onClick={() => setAsking(false)}>不撤回</Button>
      <Button look="danger" busy={busy} onClick={confirm}>
        确认撤回
      </Button>
    </div>
  );
}
