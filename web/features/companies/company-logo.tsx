import { SafeImage } from '#web/ui/safe-image.tsx';

const SHAPES = 5;
const HUES = 7;

/** A stable hash of a text, so that a company's crest is the same everywhere. */
function steady(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 33 + text.charCodeAt(at)) % 9_973;
  return sum;
}

/** The character for a school: the first after its city, province or district. */
function crestCharacter(name: string): string {
  const own = name.replace(/^(.{2,3}?[省市区县])+(?=.)/, '');
  const rest = own.length > 3 && own === name ? own.slice(2) : own;
  return [...rest][0] ?? '校';
}

interface Props {
  name: string;
  src: string | null;
  size?: number;
  /** Without the white tile, for inline use. */
  bare?: boolean;
}

/** A company's logo on a white tile; until it has loaded, and without one, a crest with one character. */
export function CompanyLogo({ name, src, size = 44, bare = false }: Props) {
  const number = steady(name);
  return (
    <span
      className={bare ? 'logo logo-bare' : 'logo logo-tile'}
      style={{ '--logo-size': `${size}px` } as React.CSSProperties}
      aria-hidden="true"
    >
      <SafeImage
        src={src}
        alt=""
        fit="contain"
        className="size-full rounded-[inherit]"
        placeholder={
          <span className={`crest crest-${number % SHAPES} crest-hue-${number % HUES}`}>{crestCharacter(name)}</span>
        }
      />
    </span>
  );
}
