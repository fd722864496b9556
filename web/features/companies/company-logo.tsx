import { crestUrl } from '#contract/site/crest.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  name: string;
  src: string | null;
  size?: number;
}

/** A company's logo on a white tile; without one, the crest that follows from its name. Decorative: the name is beside it. */
export function CompanyLogo({ name, src, size = 44 }: Props) {
  return (
    <span className="logo logo-tile" style={{ '--logo-size': `${size}px` } as React.CSSProperties} aria-hidden="true">
      <SafeImage
        src={src ?? crestUrl(name)}
        alt=""
        fit="contain"
        className="size-full rounded-[inherit]"
        placeholder={<span className="crest" />}
      />
    </span>
  );
}

export const companySizeLabel = (code: string) => labelOf(companySizes, code);
export const companyTypeLabel = (code: string) => labelOf(companyTypes, code);
