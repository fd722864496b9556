import { clsx } from 'clsx';
import { Drawing } from '#web/features/pictures/drawing.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { coverUrl } from '../../contract/cover.ts';

interface Props {
  item: { id: string; coverUrl: string; updatedAt: string };
  /** Sizes the box; a drawing is 8:5. */
  className: string;
  lazy?: boolean;
}

/** A publication's picture: its own, or one that is drawn from its data. Decorative. */
export function ContentCover({ item, className, lazy = true }: Props) {
  if (item.coverUrl) return <SafeImage src={item.coverUrl} alt="" className={clsx('bg-fill', className)} lazy={lazy} />;
  return <Drawing light={coverUrl(item)} dark={coverUrl(item, true)} className={className} />;
}
