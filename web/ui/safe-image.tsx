import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  src: string | null | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** Sizes the box; the picture and its placeholder both fill it. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** Shown until the picture has loaded, and permanently if it fails. */
  placeholder?: ReactNode;
  /** False for a picture in the first view: it loads with priority and is shown without waiting for scripts. */
  lazy?: boolean;
}

const reveal = (image: HTMLImageElement) => {
  if (!image.complete) return;
  if (image.naturalWidth > 0) image.dataset.loaded = '';
  else delete image.dataset.loaded;
};

/**
 * A picture that is shown only once it has loaded. Until then, and if it fails, a placeholder takes the same space, so nothing
 * moves. The state is set on the element itself, without a second rendering.
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
