import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Slots } from '#web/slots.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { homeColumns } from './load-columns.ts';

const MOST = 3;
const tints = ['brand', 'warm', 'ok'] as const;

/** Operators' banners side by side, each with a drawing of the data behind its link. */
export function Banners({ loaded, rail }: Slots['home.banners']) {
  const columns = homeColumns(loaded);
  const banners = columns?.banners.slice(0, MOST) ?? [];
  if (!columns || banners.length === 0) return null;
  return (
    <ul className="mt-6 grid grid-cols-3 gap-3 max-md:grid-cols-1 max-md:gap-2" aria-label="专区">
      {banners.map(({ title, text, href, button }, at) => (
        <li key={href + title} className="banner" data-tint={tints[at % tints.length]}>
          <div className="relative min-w-0">
            <h2 className="text-18 max-md:text-16">{title}</h2>
            <p className="mt-1.5 text-13 text-ink-2 max-md:hidden">{text}</p>
            <a className="tile-link link mt-3 flex items-center gap-1 text-13 max-md:mt-1.5" href={href}>
              {button}
              <ArrowRight size={14} aria-hidden />
            </a>
          </div>
          <BannerPicture href={href} columns={columns} loaded={loaded} rail={rail} />
        </li>
      ))}
    </ul>
  );
}
