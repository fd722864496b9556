import { useEffect, useState } from 'react';
import { useSite } from '../shell/use-site.ts';
import { siteOrigin } from './site-origin.ts';

interface Drawing {
  size: number;
  path: string;
}

/** The dark modules of the code as one path; the library comes only when a code is to be drawn. */
async function draw(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let at = 0; at < modules.data.length; at += 1) {
    if (modules.data[at]) path += `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`;
  }
  return { size: modules.size, path };
}

/** The QR code of one of the site's addresses; its place is kept while it is drawn. Light in the dark too: scanners need it. */
export function QrCode({ path, size }: { path: string; size: number }) {
  const origin = siteOrigin(useSite()?.pcSiteUrl) || undefined;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    draw((origin ?? window.location.origin) + path).then(
      (done) => current && setDrawing(done),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [origin, path]);
  return (
    <span className="block flex-none rounded-ctl border border-line bg-white p-2" style={{ width: size, height: size }}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          className="block size-full"
          shapeRendering="crispEdges"
          role="img"
          aria-label="本页的二维码"
        >
          <path d={drawing.path} fill="#1a2233" />
        </svg>
      )}
    </span>
  );
}
