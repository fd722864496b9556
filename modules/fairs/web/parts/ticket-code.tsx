import { QrText } from '#web/features/page/qr-code.tsx';

/** A ticket's code in groups of four, for reading out. */
const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

/** A ticket's code as QR code and text. */
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
