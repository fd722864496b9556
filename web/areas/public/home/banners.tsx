import ArrowRight from 'lucide-react/icons/arrow-right';
import { BannerPicture, pictureOf } from './banner-picture.tsx';
import type { HomeData } from './load-home.ts';

const MOST = 3;
const tints = ['brand', 'warm', 'ok'] as const;

/** Operators' banners side by side, each with a drawing of the data behind its link. */
export function Banners({ data }: { data: HomeData }) {
  const banners = data.columns.banners.slice(0, MOST);
  if (banners.length === 0) return null;
  return (
    <ul className="banners" aria-label="专区">
      {banners.map(({ title, text, href, button }, at) => (
        <li key={href + title} className="banner" data-tint={tints[at % tints.length]}>
          <div className="relative min-w-0">
            <h2 className="text-18">{title}</h2>
            <p className="mt-1.5 text-13 text-ink-2">{text}</p>
            <a className="tile-link link mt-3 flex items-center gap-1 text-13" href={href}>
              {button}
              <ArrowRight size={14} aria-hidden />
            </a>
          </div>
          <BannerPicture picture={pictureOf(href)} data={data} />
        </li>
      ))}
    </ul>
  );
}
