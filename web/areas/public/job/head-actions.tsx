import Flag from 'lucide-react/icons/flag';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { FavouriteButton } from '#web/features/posts/favourite-button.tsx';

interface Props {
  post: { id: string; title: string };
  /** Absent where nobody would answer. */
  chat: ReactNode;
  deliver: ReactNode;
  onShare(): void;
  onReport(): void;
}

const small = 'inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-brand';

/** The header's buttons: the main one, and three small ones. */
export function HeadActions({ post, chat, deliver, onShare, onReport }: Props) {
  return (
    <>
      <div className="flex min-w-60 gap-3">
        {chat}
        <div className="flex min-w-36 flex-1">{deliver}</div>
      </div>
      <div className="script-only flex gap-6">
        <FavouriteButton {...post} className={small} />
        <button type="button" className={small} onClick={onShare}>
          <Share2 size={15} aria-hidden />
          分享
        </button>
        <button type="button" className={small} onClick={onReport}>
          <Flag size={15} aria-hidden />
          举报
        </button>
      </div>
    </>
  );
}
