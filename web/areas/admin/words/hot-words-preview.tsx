import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** The head of the site. */
const SiteHead = ({ small = false }: { small?: boolean }) => (
  <p className={clsx('flex items-center gap-2 font-semibold text-ink-1', small ? 'text-12' : 'text-14')}>
    <LogoMark size={small ? 18 : 24} />
    教育人才网
    {!small && (
      <span className="ml-5 flex gap-5 text-12 font-normal text-ink-2">
        <span>首页</span>
        <span>找工作</span>
        <span>找单位</span>
        <span>招聘会</span>
      </span>
    )}
  </p>
);

/** A search as a picture: nothing can be typed here. */
const SearchLine = ({ small = false }: { small?: boolean }) => (
  <p
    className={clsx(
      'flex items-center gap-2 overflow-hidden rounded-ctl bg-surface ps-3 text-ink-3 shadow-float',
      small ? 'mt-3 h-8 text-12' : 'mt-6 h-12 text-14',
    )}
  >
    <Search size={small ? 12 : 18} className="flex-none text-ink-4" aria-hidden="true" />
    <span className="min-w-0 overflow-hidden whitespace-nowrap">搜职位、学校</span>
    <span
      className={clsx(
        'ml-auto grid h-full flex-none place-items-center bg-brand-solid font-medium text-on-brand',
        small ? 'px-3' : 'px-7',
      )}
    >
      搜索
    </span>
  </p>
);

/** The home page in a window and on a phone: its search with the words in one line below it, as wide as it is there; narrower, words are left out as there. */
export function HotWordsPreview({ words, fits, onFit }: Props) {
  const used = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const [first, ...rest] = [...(line.current?.children ?? [])] as HTMLElement[];
    onFit(rest.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length);
  });
  const shown = used.slice(0, fits);
  return (
    <section
      aria-label="首页上的样子"
      className="relative flex items-center gap-8 overflow-hidden border-b border-line bg-ground px-4 py-5 max-md:gap-4 max-sm:items-start"
    >
      <div className="w-full max-w-[706px] rounded-card bg-(--ill-sky) px-8 pt-5 pb-7 select-none max-md:hidden">
        <SiteHead />
        <SearchLine />
        <p className="mt-3 flex h-6 flex-wrap gap-x-4 overflow-hidden text-13 leading-6 whitespace-nowrap text-ink-1">
          <span className="text-ink-3">热门搜索</span>
          {shown.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
          {used.length === 0 && '用系统默认的'}
        </p>
      </div>
      <div
        className="w-48 flex-none overflow-hidden rounded-[20px] border-4 border-ink-2 bg-(--ill-sky) select-none max-sm:w-40"
        aria-hidden="true"
      >
        <div className="px-3 pt-4 pb-8">
          <SiteHead small />
          <SearchLine small />
          <div className="mt-2 flex gap-x-3 overflow-hidden text-12 leading-6 whitespace-nowrap text-ink-1">
            <span className="text-ink-3">热门搜索</span>
            {shown.map(({ id, word }) => (
              <span key={id}>{word}</span>
            ))}
          </div>
        </div>
      </div>
      <p
        ref={line}
        className="invisible absolute top-0 flex w-160 flex-wrap gap-x-4 text-13 whitespace-nowrap"
        aria-hidden="true"
      >
        <span>热门搜索</span>
        {used.map(({ id, word }) => (
          <span key={id}>{word}</span>
        ))}
      </p>
      <p className="min-w-0 flex-1 text-13 text-ink-2">
        {shown.length > 0 && <b className="block text-16 font-semibold text-ink-1">电脑上显示前 {shown.length} 个</b>}
        只显示一行，放得下几个就显示几个，手机上更少。改完马上生效；一个都没有启用时，首页用系统默认的词。
      </p>
    </section>
  );
}
