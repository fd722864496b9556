import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import type { OwnRegistration } from '../../contract/registrations.ts';
import type { TicketPass } from '../../contract/rooms.ts';
import { placeOfSeat } from '../../contract/seats/seat-places.ts';

type OwnSeat = NonNullable<OwnRegistration['seat']>;

/** The ticket with picture and code; null before it is known. It stays without a network for as long as the page is open. */
export function usePass(id: string, isOpen: boolean): TicketPass | null {
  const [pass, setPass] = useState<TicketPass | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const input = { params: { id } };
    call('GET /api/exams/registrations/:id/pass', input, { quiet: true, background: true }).then(setPass, () => {});
  }, [id, isOpen]);
  return pass;
}

export const Photo = ({ pass, className }: { pass: TicketPass; className: string }) =>
  pass.photo && (
    <img
      src={`data:image/jpeg;base64,${pass.photo}`}
      alt={`${pass.name}的证件照`}
      className={`flex-none rounded-tag bg-fill object-cover ${className}`}
    />
  );

export const two = (n: number) => String(n).padStart(2, '0');

/** '第 4 列第 2 排' */
export function seatWords({ seat }: OwnSeat, { seats }: TicketPass): string {
  const { column, row } = placeOfSeat(seat, seats);
  return `面向讲台，从左数第 ${column} 列第 ${row} 排`;
}

/** Room and seat in large digits. */
export const RoomAndSeat = ({ seat, children }: { seat: OwnSeat; children?: ReactNode }) => (
  <p className="flex items-center gap-6">
    {(
      [
        [two(seat.roomNumber), '考场'],
        [two(seat.seat), '座位'],
      ] as const
    ).map(([text, label]) => (
      <span key={label}>
        <b className="num block text-24 leading-8">{text}</b>
        <span className="text-12 text-ink-3">{label}</span>
      </span>
    ))}
    {children}
  </p>
);

/** What is shown at the gate, on a phone in full size. */
export const GateView = ({ pass, seat }: { pass: TicketPass; seat: OwnSeat }) => (
  <div className="flex flex-col items-center gap-4">
    <div className="flex w-full items-center gap-4">
      <Photo pass={pass} className="h-28 w-21" />
      <p className="min-w-0 text-13 text-ink-3">
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
