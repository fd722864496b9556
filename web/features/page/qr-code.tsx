import { useEffect, useState } from 'react';
import { useSite } from '#web/features/site/use-site.ts';
import { siteOrigin } from './site-origin.ts';

interface Drawing {
  size: number;
  path: string;
}

/** The dark modules of the code as one path; the library is loaded on first use. */
async function draw(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let at = 0; at < modules.data.length; at += 1) {
    if (modules.data[at]) path += `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`;
  }
  return { size: modules.size, path };
}

interface TextProps {
  text: string;
  size: number;
  /** Accessible name. */
  label: string;
}

/** A text as a QR code; its space is reserved while it renders. Light in dark mode too: scanners need the contrast. */
export function QrText({ text, size, label }: TextProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    draw(text).then(
      (done) => current && setDrawing(done),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <span
      className="block flex-none rounded-ctl border border-line bg-white"
      style={{ width: size, height: size, padding: size / 16 }}
    >
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          className="block size-full"
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={drawing.path} fill="#1a2233" />
        </svg>
      )}
    </span>
  );
}

/** The QR code of one of the site's URLs. */
export function QrCode({ path, size }: { path: string; size: number }) {
  const origin = siteOrigin(useSite()?.pcSiteUrl) || (typeof window === 'undefined' ? '' : window.location.origin);
  return <QrText text={origin + path} size={size} label="本页的二维码" />;
}
