import { useEffect, useState } from 'react';

/** The dark modules of a text as one path; the library comes only when a code is to be drawn. */
async function draw(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let at = 0; at < modules.data.length; at += 1)
    if (modules.data[at]) path += `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`;
  return { size: modules.size, path };
}

/** A ticket's code in groups of four, as it is read out at the door. */
export const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

/** The code of a ticket, for a camera and for the eye. Light in the dark too: scanners need it. */
export function TicketCode({ code, size = 200 }: { code: string; size?: number }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let current = true;
    draw(code).then(
      (done) => current && setDrawing(done),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [code]);
  return (
    <figure className="flex flex-col items-center gap-2">
      <span className="block rounded-ctl border border-line bg-white p-3" style={{ width: size, height: size }}>
        {drawing && (
          <svg
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            className="block size-full"
            shapeRendering="crispEdges"
            role="img"
            aria-label="入场二维码"
          >
            <path d={drawing.path} fill="#1a2233" />
          </svg>
        )}
      </span>
      <figcaption className="tabular text-16 font-semibold tracking-[2px] text-ink-1 select-all">
        {grouped(code)}
      </figcaption>
    </figure>
  );
}
