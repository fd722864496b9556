import { useState } from 'react';
import type { Ticket } from '#contract/identity/ticket.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime, monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';

/** A ticket's code in groups of four, for reading out. */
const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

interface Props {
  ticket: Ticket;
  onClose(): void;
  onCancelled(): void;
}

/** The ticket with its QR code; on the waiting list, its position. Import it lazily. */
export function TicketDialog({ ticket, onClose, onCancelled }: Props) {
  const [asking, setAsking] = useState(false);
  const { about, code, status } = ticket;
  const { send, isPending } = useAction('DELETE /api/fairs/:id/ticket', {
    done: '已取消报名',
    onSuccess: onCancelled,
  });
  return (
    <Dialog
      onClose={onClose}
      title={code ? '入场券' : '候补中'}
      description={about.title}
      width={400}
      footer={
        status === 'checked-in' ? undefined : asking ? (
          <>
            <span className="mr-auto self-center text-14">名额会让给候补的第一位</span>
            <Button onClick={() => setAsking(false)}>保留</Button>
            <Button look="danger" busy={isPending} onClick={() => void send({ params: { id: about.id } })}>
              确认取消
            </Button>
          </>
        ) : (
          <>
            <Button look="text" onClick={() => setAsking(true)}>
              取消报名
            </Button>
            <a className="btn btn-tint" href={paths.fairRoute(about.id)}>
              我的路线单
            </a>
          </>
        )
      }
    >
      {code ? (
        <figure className="flex flex-col items-center gap-2">
          <QrText text={code} size={200} label="入场二维码" />
          <figcaption className="tabular text-16 font-semibold tracking-[2px] text-ink-1 select-all">
            {grouped(code)}
          </figcaption>
        </figure>
      ) : (
        <p className="py-6 text-center">
          <b className="tabular block text-28 font-semibold text-ink-1">第 {ticket.waitingPlace} 位</b>
          <span className="text-14 text-ink-3">有人取消时按顺序补上，届时会通知你</span>
        </p>
      )}
      <FactRows
        className="tabular mt-4 grid-cols-[64px_1fr] gap-y-1.5 border-t border-line pt-4"
        facts={[
          ['姓名', ticket.holder],
          [
            '时间',
            `${dayAndTime(about.startsAt)} – ${monthDay(about.startsAt) === monthDay(about.endsAt) ? timeOfDay(about.endsAt) : dayAndTime(about.endsAt)}`,
          ],
          ['地点', about.place],
          ['签到', ticket.checkedInAt && dayAndTime(ticket.checkedInAt)],
        ]}
      />
      {code && status !== 'checked-in' && (
        <p className="mt-3 text-14 text-ink-3">入场时出示二维码，或报出下方的 12 位入场码。</p>
      )}
    </Dialog>
  );
}
