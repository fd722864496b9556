import { useState } from 'react';
import type { Ticket } from '#contract/identity/ticket.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime, monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A ticket's code in groups of four, for reading out. */
const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

/** A ticket's code as QR code and text. */
function TicketCode({ code }: { code: string }) {
  return (
    <figure className="flex flex-col items-center gap-2">
      <QrText text={code} size={200} label="入场二维码" />
      <figcaption className="tabular text-16 font-semibold tracking-[2px] text-ink-1 select-all">
        {grouped(code)}
      </figcaption>
    </figure>
  );
}

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
        <TicketCode code={code} />
      ) : (
        <p className="py-6 text-center">
          <b className="tabular block text-28 font-semibold text-ink-1">第 {ticket.waitingPlace} 位</b>
          <span className="text-14 text-ink-3">有人取消时按顺序补上，届时会通知你</span>
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[64px_1fr] gap-y-1.5 border-t border-line pt-4 text-14">
        <dt className="text-ink-3">姓名</dt>
        <dd className="text-ink-1">{ticket.holder}</dd>
        <dt className="text-ink-3">时间</dt>
        <dd className="tabular text-ink-1">
          {dayAndTime(about.startsAt)} –{' '}
          {monthDay(about.startsAt) === monthDay(about.endsAt) ? timeOfDay(about.endsAt) : dayAndTime(about.endsAt)}
        </dd>
        <dt className="text-ink-3">地点</dt>
        <dd className="text-ink-1">{about.place}</dd>
        {ticket.checkedInAt && (
          <>
            <dt className="text-ink-3">签到</dt>
            <dd className="tabular text-ok-ink">{dayAndTime(ticket.checkedInAt)}</dd>
          </>
        )}
      </dl>
      {code && status !== 'checked-in' && (
        <p className="mt-3 text-14 text-ink-3">入场时出示二维码，或报出下方的 12 位入场码。</p>
      )}
    </Dialog>
  );
}
