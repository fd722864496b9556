import Share2 from 'lucide-react/icons/share-2';
import { type MouseEvent, useState } from 'react';
import { applicantText, applicantWords } from '#contract/search/applicant.ts';
import type { OpenTo } from '#contract/search/post-search.ts';
import { checkPictureUrl } from '#contract/site/check-picture.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { FilterPill } from '#web/features/filters/filter-row.tsx';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { type Check, type ChoiceRow, checkedPosts, checkHref, choiceRows } from '#web/features/quick-check/choices.ts';
import { useCheck } from '#web/features/quick-check/use-check.ts';
import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { offlineOr } from '#web/ui/online.ts';
import type { HomeData } from './load-home.ts';

const ShareDialog = lazyPart(() => import('#web/features/page/share-dialog.tsx'), 'ShareDialog');

/** A plain press; any other is left to the browser. */
const isPress = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** 30 秒自检: four taps, and how many posts one may apply for. Without scripts every choice is a link. */
export function QuickCheck({ data }: { data: HomeData }) {
  const { check, found, choose } = useCheck(data);
  const chooseHere = (chosen: Check) => {
    history.replaceState(history.state, '', checkHref(chosen, data.cityCode));
    choose(chosen);
  };
  return (
    <section
      className="rounded-card border border-brand-line bg-brand-tint px-5 py-4 max-md:px-4 max-md:py-3.5"
      aria-label="30 秒自检"
      id="check"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-20">30 秒，看看你能报哪些</h2>
        <span className="text-12 text-ink-3">不用登录，不留手机号</span>
      </div>
      {choiceRows(check, data.cityCode).map((row) => (
        <Row key={row.name} row={row} cityCode={data.cityCode} onChoose={chooseHere} />
      ))}
      <Result check={check} found={found} />
    </section>
  );
}

const choiceClass =
  'pill border border-line-strong bg-surface px-2.5 aria-current:border-brand-solid aria-current:bg-brand-solid aria-current:text-on-brand max-md:h-9 max-md:px-2';

interface RowProps {
  row: ChoiceRow;
  cityCode: string | undefined;
  onChoose(check: Check): void;
}

function Row({ row: { name, choices, more }, cityCode, onChoose }: RowProps) {
  const links = (some: typeof choices) =>
    some.map(({ label, current, check }) => (
      <a
        key={label}
        className={choiceClass}
        href={checkHref(check, cityCode)}
        aria-current={current ? 'true' : undefined}
        data-keep-scroll
        onClick={(event) => {
          if (!isPress(event)) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.closest('details')?.removeAttribute('open');
          onChoose(check);
        }}
      >
        {label}
      </a>
    ));
  return (
    <div className="flex gap-3 py-1">
      <span className="w-7 flex-none text-14 leading-7 text-ink-3 max-md:leading-9">{name}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along */}
      <div role="group" aria-label={name} className="flex min-w-0 flex-wrap gap-1.5">
        {links(choices)}
        {more.length > 0 && (
          <details className="relative">
            <summary className={choiceClass}>其他</summary>
            <div className="absolute top-[calc(100%+6px)] right-0 z-12 flex max-h-65 w-78 flex-wrap gap-1.5 overflow-y-auto rounded-card bg-raised p-3 shadow-float max-md:right-auto max-md:-left-30 max-md:w-70">
              {links(more)}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

function Result({ check, found }: { check: Check; found: OpenTo | null }) {
  const { total, establishment } = found ?? { total: 0, establishment: 0 };
  return (
    <>
      <div className="mt-1.5 flex min-h-14 items-center justify-between gap-3">
        {found ? (
          <p aria-live="polite" aria-atomic className="text-14 text-ink-2">
            符合学历、专业和教资，不要求经验的{' '}
            <span className="whitespace-nowrap">
              <b className="num check-total text-40 leading-[1.2] text-brand max-sm:text-28">
                {total.toLocaleString('en-US')}
              </b>{' '}
              个，
            </span>
            <span className="whitespace-nowrap">
              其中编制 <b className="num text-28 text-ink-1 max-sm:text-20">{establishment.toLocaleString('en-US')}</b>{' '}
              个
            </span>
          </p>
        ) : (
          <p role="alert" className="text-14 text-ink-2">
            {offlineOr('没有算出来')}，请再点一次
          </p>
        )}
        <a className="btn btn-outline" href={checkedPosts(check)}>
          {total > 0 ? `看这 ${total.toLocaleString('en-US')} 个` : '看看相近的'}
        </a>
      </div>
      <p className="mt-2 flex">
        <ShareResult check={check} total={total} establishment={establishment} />
      </p>
    </>
  );
}

function ShareResult({ check, total, establishment }: { check: Check; total: number; establishment: number }) {
  const [open, setOpen] = useState(false);
  const title = `${applicantWords(check.applicant)}：学历、专业和教资符合 ${total} 个教师岗位，其中编制 ${establishment} 个`;
  return (
    <>
      <button
        type="button"
        className="link script-only ml-auto flex items-center gap-1 text-12"
        onClick={() => setOpen(true)}
      >
        <Share2 size={14} aria-hidden />
        发给朋友
      </button>
      {open && (
        <ShareDialog
          path={checkHref(check, undefined)}
          title={title}
          pictureUrl={checkPictureUrl(applicantText(check.applicant), check.cityCode)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The site's claim and key figures, the search, and the quick check. */
function Hero({ data }: { data: HomeData }) {
  const { cityCode } = data;
  const { posts, companies, replyRate } = data.stats;
  return (
    <div className="border-b border-line bg-surface">
      <div className="page grid grid-cols-[minmax(0,1fr)_440px] gap-12 py-10 max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-6 max-md:py-6">
        <div className="min-w-0">
          <h1 className="text-28">好老师，值得一份有回音的投递</h1>
          <p className="mt-1 mb-6 text-16 text-ink-3">
            {posts.toLocaleString('en-US')} 个在招岗位，{companies.toLocaleString('en-US')} 家单位，平均回复率{' '}
            {replyRate}%
          </p>
          {/* The words stand there for who is about to search. */}
          <div className="group">
            <SearchBox keep={{ cityCode }} />
            <div className="invisible pt-4 group-focus-within:visible">
              <HotWords words={data.hotWords} cityCode={cityCode} />
            </div>
          </div>
        </div>
        <QuickCheck data={data} />
      </div>
    </div>
  );
}

/** The home page: search, quick check, and the posts that are looked at most. */
export function HomePage({ data }: { data: HomeData }) {
  const { hot, cityCode, now } = data;
  return (
    <>
      <Hero data={data} />
      <div className="page py-6">
        {hot.posts.length === 0 ? (
          <div className="card">
            <EmptyState
              title="这里暂时没有在招岗位"
              text="换个城市，或者看看全国的职位"
              next={{ label: '看全国职位', href: paths.jobs() }}
            />
          </div>
        ) : (
          <section aria-labelledby="hot">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
              <h2 id="hot" className="text-20">
                热门岗位
              </h2>
              <FilterPill
                label="分类"
                keepScroll
                options={hot.tabs.map((name) => ({
                  label: name,
                  href: hotHref(data, name),
                  current: name === hot.tab,
                }))}
              />
              <a className="quiet ml-auto text-14" href={paths.jobs({ cityCode })}>
                全部职位
              </a>
            </div>
            <PostRows posts={hot.posts} now={now} />
          </section>
        )}
        <Slot name="home.banners" loaded={data.loaded} />
      </div>
    </>
  );
}

/** The home page with another kind of hot posts open. */
function hotHref({ cityCode, hot }: HomeData, name: string): string {
  const query = new URLSearchParams();
  if (cityCode) query.set('cityCode', cityCode);
  if (name !== hot.tabs[0]) query.set('hot', name);
  const text = query.toString();
  return text ? `/?${text}` : '/';
}
