import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { useRegistrationMove } from './use-registration-move.ts';

/** Withdraws a registration, after asking once in place. */
export function WithdrawButton({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useRegistrationMove(registration.id, '已撤回报名', onDone);
  if (!asking)
    return (
      <Button look="text" size="s" onClick={() => setAsking(true)}>
        撤回报名
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2 text-14">
      撤回后本次报名作废，截止前可以重新报名
      <Button size="s" onClick={() => setAsking(false)}>
        保留
      </Button>
      <Button size="s" look="danger" busy={busy} onClick={() => void send({ move: 'withdraw' })}>
        确认撤回
      </Button>
    </span>
  );
}
