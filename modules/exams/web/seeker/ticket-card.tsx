import { type ReactNode, useState } from 'react';
import { saveFile } from '#web/features/files/save-file.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import type { OwnRegistration } from '../../contract/registrations.ts';
import type { TicketPass } from '../../contract/rooms.ts';
import { placeOfSeat } from '../../contract/seats/seat-places.ts';
import { hasBegun, isOver, whenText } from '../features/exam-words.ts';
import { two } from '../features/room-plan.tsx';

interface Props {
  registration: OwnRegistration;
  seat: NonNullable<OwnRegistration['seat']>;
  now: number;
}

/** 准考证: where and when; once tickets are printed, picture and code for the gate, and the PDF. */
export function TicketCard({ registration: { id, exam }, seat, now }: Props) {
  const [showing, setShowing] = useState(false);
  const written = exam.steps.find(({ step }) => step === 'written');
  const ticket = exam.steps.find(({ step }) => step === 'ticket');
  const isOpen = !ticket || hasBegun(ticket, now);
  const isPast = written !== undefined && isOver(written, now);
  // Picture and code stay without a network for as long as the page is open.
  const { data: pass } = useCall('GET /api/exams/registrations/:id/pass', isOpen ? { params: { id } } : null, quietly);
  const save = useAction('GET /api/exams/registrations/:id/ticket', {
    onSuccess: (file) => saveFile(`准考证-${seat.ticket}.pdf`, file),
  });
  return (
    <section aria-label={`${exam.title}：笔试准考证`}>
      <div className="max-w-160 rounded-card border border-line">
        <div className="flex gap-4 p-4">
          {pass && <Photo pass={pass} className="h-32 w-24 max-sm:h-26 max-sm:w-20" />}
          <FactRows
            className="tabular min-w-0 flex-1 grid-cols-[64px_minmax(0,1fr)] content-start gap-y-1.5"
            facts={[
              ['姓名', pass?.name],
              ['准考证号', <b key="ticket">{seat.ticket}</b>],
              ['时间', written && `${whenText(written.startsAt)} 至 ${timeOfDay(written.endsAt)}`],
              ['考点', `${seat.place} ${seat.room}`],
            ]}
          />
        </div>
        {(seat.address || seat.directions) && (
          <p className="px-4 pb-3 text-14 text-ink-3">{[seat.address, seat.directions].filter(Boolean).join('。')}</p>
        )}
        <div className="flex items-center justify-between gap-4 border-t border-line p-4">
          <RoomAndSeat seat={seat}>
            {pass && <span className="text-14 text-ink-3 max-sm:hidden">{seatWords(seat, pass)}</span>}
          </RoomAndSeat>
          {pass && <QrText text={pass.code} size={96} label="入场二维码" />}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-14 text-ink-3">
        {pass && !isPast && (
          <Button look="filled" onClick={() => setShowing(true)}>
            入场出示
          </Button>
        )}
        <Button
          className="script-only"
          busy={save.isPending}
          disabled={!isOpen}
          onClick={() => void save.send({ params: { id } })}
        >
          下载准考证
        </Button>
        {!isOpen && ticket && <span className="tabular">{whenText(ticket.startsAt)} 起可以下载</span>}
        <span>
          座位由公开抽签产生，
          <a className="link underline" href={paths.examDraw(exam.id)}>
            自己复算一遍
          </a>
        </span>
      </p>
      {showing && pass && (
        <Dialog onClose={() => setShowing(false)} title="笔试准考证" description={exam.title} width={360}>
          <GateView pass={pass} seat={seat} />
        </Dialog>
      )}
    </section>
  );
}

type OwnSeat = NonNullable<OwnRegistration['seat']>;

const Photo = ({ pass, className }: { pass: TicketPass; className: string }) =>
  pass.photo && (
    <img
      src={`data:image/jpeg;base64,${pass.photo}`}
      alt={`${pass.name}的证件照`}
      className={`flex-none rounded-tag bg-fill object-cover ${className}`}
    />
  );

/** '第 4 列第 2 排' */
function seatWords({ seat }: OwnSeat, { seats }: TicketPass): string {
  const { column, row } = placeOfSeat(seat, seats);
  return `面向讲台，从左数第 ${column} 列第 ${row} 排`;
}

/** Room and seat in large digits. */
const RoomAndSeat = ({ seat, children }: { seat: OwnSeat; children?: ReactNode }) => (
  <p className="flex items-center gap-6">
    {Object.entries({ 考场: seat.roomNumber, 座位: seat.seat }).map(([label, number]) => (
      <span key={label}>
        <b className="num block text-28 leading-8">{two(number)}</b>
        <span className="text-12 text-ink-3">{label}</span>
      </span>
    ))}
    {children}
  </p>
);

/** What is shown at the gate, on a phone in full size. */
const GateView = ({ pass, seat }: { pass: TicketPass; seat: OwnSeat }) => (
  <div className="flex flex-col items-center gap-4">
    <div className="flex w-full items-center gap-4">
      <Photo pass={pass} className="h-28 w-21" />
      <p className="min-w-0 text-14 text-ink-3">
        <b className="block text-20 font-semibold text-ink-1">{pass.name}</b>
        {pass.gender}
        <span className="tabular block break-all">{pass.identity}</span>
      </p>
    </div>
    <QrText text={pass.code} size={240} label="入场二维码" />
    <p className="tabular text-20 font-semibold text-ink-1">{pass.ticket}</p>
    <RoomAndSeat seat={seat} />
  </div>
);
