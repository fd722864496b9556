import { crestUrl } from '#contract/site/crest.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  name: string;
  src: string | null;
  size?: number;
}

/** A company's logo on a white tile; without one, the crest that follows from its name. Decorative: the name is beside it. */
export function CompanyLogo({ name, src, size = 44 }: Props) {
  return (
    <span className="logo" style={{ width: size, height: size }} aria-hidden="true">
      <SafeImage
        src={src ?? crestUrl(name)}
        alt=""
        fit="contain"
        className="size-full rounded-[inherit]"
        placeholder={<span className="absolute inset-0 m-auto size-[63%] rounded-full bg-(--ill-far)" />}
      />
    </span>
  );
}
