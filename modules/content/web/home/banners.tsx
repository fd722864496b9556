import type { Slots } from '#web/slots.tsx';
import { homeBanners } from './load-banners.ts';

const MAX_BANNERS = 3;

/** Operators' banners, each a line of one sheet. */
export function Banners({ loaded }: Slots['home.banners']) {
  const banners = homeBanners(loaded).slice(0, MAX_BANNERS);
  if (banners.length === 0) return null;
  return (
    <ul className="rows card mt-6" aria-label="专区">
      {banners.map(({ title, text, href, button }) => (
        <li key={href + title} className="relative flex items-center gap-6 px-6 py-4 max-sm:px-4">
          <div className="min-w-0 flex-1">
            <h2 className="text-16">{title}</h2>
            <p className="cut text-14 text-ink-3">{text}</p>
          </div>
          <a className="tile-link link flex-none text-14" href={href}>
            {button}
          </a>
        </li>
      ))}
    </ul>
  );
}
