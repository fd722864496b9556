import { clsx } from 'clsx';
import { formatDate } from '#contract/text.ts';
import { Drawing } from '#web/features/pictures/drawing.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { fairPictureUrl } from '../../contract/fair-picture.ts';

interface Props {
  fair: { id: string; kind: string; online: boolean; cityCode: string; startsAt: string; coverUrl: string | null };
  className?: string;
}

/** A fair's picture: its own, or a drawing of its city, kind and season. Decorative. */
export function FairCover({ fair, className }: Props) {
  if (fair.coverUrl) return <SafeImage src={fair.coverUrl} alt="" className={className} />;
  const picture = {
    cityCode: fair.cityCode,
    kind: fair.online ? ('online' as const) : fair.kind === 'society' ? ('society' as const) : ('school' as const),
    day: formatDate(fair.startsAt),
    seed: fair.id,
    dated: false,
  };
  return (
    <Drawing
      light={fairPictureUrl(picture)}
      dark={fairPictureUrl(picture, true)}
      className={clsx('bg-bottom-right', className)}
    />
  );
}
