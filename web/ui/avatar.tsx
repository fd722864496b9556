import { SafeImage } from './safe-image.tsx';

const hues = [215, 165, 275, 20, 340, 190];

/** A hue derived from the name, so that a person has the same colour everywhere. */
const hueOf = (name: string) => {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return hues[sum % hues.length];
};

/** A person's picture, or the first character of the name on a tint. Decorative: the name itself is next to it. */
export function Avatar({ name, src, size = 32 }: { name: string; src?: string | null; size?: number }) {
  const tint = { '--h': hueOf(name), width: size, height: size, fontSize: Math.round(size * 0.42) };
  return (
    <span
      className="avatar relative inline-block flex-none rounded-full bg-[hsl(var(--h)_60%_90%)] leading-none font-semibold text-[hsl(var(--h)_55%_28%)] dark:bg-[hsl(var(--h)_30%_26%)] dark:text-[hsl(var(--h)_60%_84%)]"
      style={tint as React.CSSProperties}
      aria-hidden
    >
      <SafeImage
        src={src}
        alt=""
        className="size-full rounded-full"
        placeholder={
          <span
            className="absolute inset-0 grid place-items-center before:content-[attr(data-letter)]"
            data-letter={[...name][0] ?? '人'}
          />
        }
      />
    </span>
  );
}
