import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  src: string | null | undefined;
  /** Empty for a picture that says nothing beyond the text beside it. */
  alt: string;
  /** Sizes the place; the picture and its placeholder both fill it. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** Seen until the picture has loaded, and for good where it fails. */
  placeholder?: ReactNode;
  /** False for a picture in the first view: it comes first and is seen without waiting for any script. */
  lazy?: boolean;
}

const reveal = (image: HTMLImageElement) => {
  if (!image.complete) return;
  if (image.naturalWidth > 0) image.dataset.loaded = '';
  else delete image.dataset.loaded;
};

/**
 * A picture that is shown only once it has loaded. Until then, and when it fails, its placeholder stands in the same place
 * and size, so nothing moves. The mark is set on the element itself: no state, no second rendering.
 */
export function SafeImage({ src, alt, className, fit = 'cover', placeholder, lazy = true }: Props) {
  return (
    <span className={clsx('safe-box', className)}>
      {placeholder}
      {src && (
        <img
          key={src}
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : undefined}
          fetchPriority={lazy ? undefined : 'high'}
          data-loaded={lazy ? undefined : ''}
          decoding="async"
          ref={(image) => {
            if (image) reveal(image);
          }}
          onLoad={(event) => reveal(event.currentTarget)}
          onError={(event) => reveal(event.currentTarget)}
          className={clsx('safe-image absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      )}
    </span>
  );
}
