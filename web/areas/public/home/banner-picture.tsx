import { dayMs } from '#contract/months.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import type { HomeData } from './load-home.ts';

type Picture = 'posts' | 'fairs' | 'policies' | 'lectures';

/** What the drawing beside a link shows. */
export function pictureOf(href: string): Picture {
  if (href.startsWith('/recruitment')) return 'fairs';
  if (href.includes('/expert')) return 'lectures';
  return href.includes('policy') ? 'policies' : 'posts';
}

interface Bar {
  label: string;
  /** Where it starts and how long it is, 0 to 1. */
  from: number;
  length: number;
  value: string;
}

const BARS = 5;
const DAYS = 30;
const TEN_THOUSAND = 1_000_000;

/** Where a day of the coming month lies, as a short bar. */
const onDay = (startsAt: string, now: number) => ({
  from: Math.min(0.8, Math.max(0, (Date.parse(startsAt) - now) / (DAYS * dayMs))),
  length: 0.2,
});

/** Bars as long as their numbers. */
function byNumber(rows: readonly { label: string; number: number; value: string }[]): Bar[] {
  const most = Math.max(1, ...rows.map(({ number }) => number));
  return rows.map(({ label, number, value }) => ({ label, from: 0, length: number / most, value }));
}

const bars: Record<Picture, (data: HomeData) => Bar[]> = {
  fairs: ({ fairs, now }) =>
    fairs.map(({ day, month, startsAt, exhibitors }) => ({
      label: `${month}${day} 日`,
      value: exhibitors > 0 ? `${exhibitors} 家` : '',
      ...onDay(startsAt, now),
    })),
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
export function BannerPicture({ picture, data }: { picture: Picture; data: HomeData }) {
  return (
    <span
      className="grid min-w-0 grid-cols-1 gap-2 md:max-[1199px]:hidden max-md:gap-1 max-md:[&>:nth-child(n+4)]:hidden"
      aria-hidden
    >
      {bars[picture](data)
        .slice(0, BARS)
        .map(({ label, from, length, value }) => (
          <span key={label + value} className="banner-bar">
            <span className="w-13 flex-none overflow-hidden text-right whitespace-nowrap">{label}</span>
            <span className="banner-track">
              {length > 0 && <span style={{ marginLeft: `${from * 56}%`, width: `${Math.max(4, length * 56)}%` }} />}
              <b
                className={
                  length > 0
                    ? 'font-medium whitespace-nowrap text-ink-1'
                    : 'min-w-0 flex-1 leading-5 font-medium text-ink-1 sm:truncate'
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
