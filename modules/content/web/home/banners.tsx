import ArrowRight from 'lucide-react/icons/arrow-right';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { firstOf, type LinkBar, type Slots } from '#web/slots.tsx';
import { type Columns, homeColumns } from './load-columns.ts';

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
            <h2 className="text-20 max-md:text-16">{title}</h2>
            <p className="mt-1.5 text-14 text-ink-2 max-md:hidden">{text}</p>
            <a className="tile-link link mt-3 flex items-center gap-1 text-14 max-md:mt-1.5" href={href}>
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

type Picture = 'posts' | 'policies' | 'lectures';

/** What the drawing beside a link shows. */
function pictureOf(href: string): Picture {
  if (href.includes('/expert')) return 'lectures';
  return href.includes('policy') ? 'policies' : 'posts';
}

const BARS = 5;
const TEN_THOUSAND = 1_000_000;

/** Bars as long as their numbers. */
function byNumber(rows: readonly { label: string; number: number; value: string }[]): LinkBar[] {
  const most = Math.max(1, ...rows.map(({ number }) => number));
  return rows.map(({ label, number, value }) => ({ label, from: 0, length: number / most, value }));
}

/** What the bars are drawn of. */
interface Drawn {
  columns: Columns;
  rail: Slots['home.banners']['rail'];
}

const bars: Record<Picture, (data: Drawn) => LinkBar[]> = {
  lectures: ({ columns }) =>
    columns.lectures.map(({ title, hint }) => ({
      label: hint,
      value: title.split(/[：:，]/)[0] ?? '',
      from: 0,
      length: 0,
    })),
  policies: ({ columns }) =>
    byNumber(
      columns.settling.map(({ place, amount }) => ({
        label: place,
        number: amount,
        value: `${Math.round(amount / TEN_THOUSAND)} 万`,
      })),
    ),
  posts: ({ rail }) => {
    const all = codesOf(stages).map((code) => ({ label: shortOf(stages, code), number: rail[code]?.posts ?? 0 }));
    const most = all.sort((one, other) => other.number - one.number).slice(0, BARS);
    return byNumber(most.map((row) => ({ ...row, value: row.number.toLocaleString('en-US') })));
  },
};

/** Bars of the data that the banner leads to: days of fairs or lectures, what places pay new teachers, or posts by 学段. */
function BannerPicture({ href, columns, loaded, rail }: { href: string; columns: Columns } & Slots['home.banners']) {
  return (
    <span
      className="grid min-w-0 grid-cols-1 gap-2 md:max-[1199px]:hidden max-md:gap-1 max-md:[&>:nth-child(n+4)]:hidden"
      aria-hidden
    >
      {(firstOf(({ linkBars }) => linkBars?.(href, loaded)) ?? bars[pictureOf(href)]({ columns, rail }))
        .slice(0, BARS)
        .map(({ label, from, length, value }) => (
          <span key={label + value} className="banner-bar">
            <span className="w-13 flex-none overflow-hidden text-right whitespace-nowrap">{label}</span>
            <span className="banner-track">
              {length > 0 && <span style={{ marginLeft: `${from * 56}%`, width: `${Math.max(4, length * 56)}%` }} />}
              <b
                className={
                  length > 0
                    ? 'font-semibold whitespace-nowrap text-ink-1'
                    : 'min-w-0 flex-1 leading-5 font-semibold text-ink-1 sm:truncate'
                }
              >
                {value}
              </b>
            </span>
          </span>
        ))}
    </span>
  );
}
