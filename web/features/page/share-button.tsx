import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog');

interface Props {
  /** A path on this site. */
  path: string;
  title: string;
  className?: string;
}

/** 分享: opens the QR code and the URL of a page. */
export function ShareButton({ path, title, className = 'btn btn-outline btn-s' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`script-only ${className}`} onClick={() => setOpen(true)}>
        <Share2 size={15} aria-hidden />
        分享
      </button>
      {open && <ShareDialog path={path} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
