import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { keepFace } from './face-choice.ts';

/** Offers the mobile pages to a phone's browser, once: either answer is stored. It floats, so nothing moves. Import it lazily. */
export function PhoneOffer() {
  const [shown, setShown] = useState(true);
  const site = useSite();
  if (!shown) return null;
  const stay = () => {
    keepFace('wide');
    setShown(false);
  };
  return (
    <section
      className="fixed inset-x-4 bottom-4 z-30 flex items-center gap-2 card py-2 pr-2 pl-4 shadow-float"
      aria-label="手机版"
    >
      <p className="min-w-0 flex-1 font-medium text-ink-1">用手机版，单手就能找工作</p>
      <a className="btn btn-filled" href={site?.mobileSiteUrl ?? paths.mobile()} onClick={() => keepFace('mobile')}>
        去手机版
      </a>
      <button type="button" className="icon-btn" aria-label="留在这里" onClick={stay}>
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
