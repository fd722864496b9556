import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CityButton } from '../shell/city-button.tsx';
import { MobileJob } from '../shell/mobile-job.tsx';
import { MobileSearch } from '../shell/mobile-search.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import type { MobileHomeData } from './load-home.ts';
import { Shortcuts } from './shortcuts.tsx';

/** A school in the morning: the illustration of the seasonal card. Hill and ground extend to the left, as wide as the card. */
function Skyline() {
  return (
    <svg
      viewBox="0 0 358 96"
      preserveAspectRatio="xMaxYMax meet"
      className="absolute inset-x-0 bottom-0 w-full h-21"
      aria-hidden="true"
    >
      <circle cx="262" cy="54" r="44" fill="var(--ill-sun-2)" />
      <circle cx="262" cy="54" r="28" fill="var(--ill-sun)" />
      <path d="M-440 80c160-18 300 12 440-2 50-16 110-14 170-4s120 6 188-6v28H-440z" fill="var(--ill-far)" />
      <path d="M12 52h62v38H12zM288 48h54v42h-54z" fill="var(--ill-mid)" />
      <path
        d="M20 60h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM20 72h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM296 58h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM296 70h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8z"
        fill="var(--ill-lit)"
      />
      <path d="M104 52h92v38h-92z" fill="var(--ill-near)" />
      <path d="M98 52l52-22 52 22z" fill="var(--ill-ink)" />
      <path d="M114 60h10v30h-10zm20 0h10v30h-10zm22 0h10v30h-10zm20 0h10v30h-10z" fill="var(--ill-lit)" />
      <path d="M230 22h24v68h-24z" fill="var(--ill-ink)" />
      <path d="M226 22l16-18 16 18z" fill="var(--ill-near)" />
      <circle cx="242" cy="36" r="7" fill="var(--ill-lit)" />
      <circle cx="88" cy="80" r="11" fill="var(--ill-near)" />
      <circle cx="212" cy="82" r="10" fill="var(--ill-near)" />
      <circle cx="274" cy="82" r="10" fill="var(--ill-near)" />
      <path d="M-440 88h798v8h-798z" fill="var(--ill-ink)" />
    </svg>
  );
}

const kinds = [
  { kind: 'hot', label: '热门职位' },
  { kind: 'newest', label: '最新职位' },
] as const;

/** The mobile home: search, the seasonal card, eight shortcuts, and posts of the city. */
export function MobileHomePage({ data }: { data: MobileHomeData }) {
  const { cityCode, stats, hotWords, now } = data;
  const [kind, setKind] = useState<(typeof kinds)[number]['kind']>('hot');
  const { revalidate } = useRevalidator();
  const posts = data[kind];
  const sort = kind === 'newest' ? 'newest' : undefined;
  return (
    <PullToRefresh onRefresh={revalidate}>
      <header className="m-bar">
        <CityButton />
        <MobileSearch keep={{ cityCode }} />
      </header>
      <div className="m-page space-y-3 pt-3">
        <h1 className="sr-only">教育人才网</h1>
        <a
          className="relative block min-h-31 overflow-hidden rounded-card bg-(--ill-sky) px-4 pt-4 pb-19"
          href={paths.mobileList({ cityCode, tenure: 'establishment' })}
        >
          <b className="relative z-1 block text-[1.125rem] text-ink-1">教师招聘季</b>
          <span className="relative z-1 block text-[0.875rem] text-ink-2">
            {stats.posts.toLocaleString('en')} 个在招岗位，{stats.companies.toLocaleString('en')} 家单位
          </span>
          <Skyline />
        </a>
        <Shortcuts cityCode={cityCode} />
        {hotWords.length > 0 && (
          <nav className="scroll-line gap-2" aria-label="大家在搜">
            {hotWords.map((word) => (
              <a key={word} className="m-word" href={paths.mobileList({ keyword: word, cityCode })}>
                {word}
              </a>
            ))}
          </nav>
        )}
        <section aria-labelledby="posts">
          <div className="flex flex-wrap items-center gap-y-0 gap-x-5">
            <h2 id="posts" className="sr-only">
              推荐职位
            </h2>
            {kinds.map((each) => (
              <button
                key={each.kind}
                type="button"
                className="m-head"
                aria-pressed={each.kind === kind}
                onClick={() => setKind(each.kind)}
              >
                {each.label}
              </button>
            ))}
            <a
              className="inline-flex items-center min-h-11 ml-auto text-[0.875rem] text-ink-3"
              href={paths.mobileList({ cityCode, sort })}
            >
              全部
              <ChevronRight size={16} aria-hidden />
            </a>
          </div>
          {posts.length === 0 ? (
            <EmptyState
              compact
              title="这里暂时没有职位"
              action={
                <a className="btn btn-tint" href={paths.mobileList()}>
                  看全国的职位
                </a>
              }
            />
          ) : (
            <ul className="m-jobs">
              {posts.map((post) => (
                <MobileJob key={post.id} post={post} now={now} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </PullToRefresh>
  );
}
