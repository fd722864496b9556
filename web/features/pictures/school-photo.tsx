import { useSite } from '#web/features/site/use-site.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  name: string;
  src: string;
  /** Which of several it is. */
  n?: number;
  className: string;
  lazy?: boolean;
}

/** A photograph of a school, which says where it is one of the demo's. */
export function SchoolPhoto({ name, src, n, className, lazy = false }: Props) {
  const demo = useSite()?.demo;
  const alt = `${name}的照片${n ? ` ${n}` : ''}${demo ? '（演示图）' : ''}`;
  return <SafeImage src={src} alt={alt} lazy={lazy} className={className} />;
}
