import { QrText } from '#web/features/page/qr-code.tsx';

/** A ticket's code in groups of four, as it is read out at the door. */
const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

/** The code of a ticket, for a camera and for the eye. */
export function TicketCode({ code, size = 200 }: { code: string; size?: number }) {
  return (
    <figure className="flex flex-col items-center gap-2">
      <QrText text={code} size={size} label="入场二维码" />
      <figcaption className="tabular text-16 font-semibold tracking-[2px] text-ink-1 select-all">
        {grouped(code)}
      </figcaption>
    </figure>
  );
}
