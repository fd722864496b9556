import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** The bar of a browser's window. */
const Dots = ({ children }: { children: string }) => (
  <p className="flex items-center gap-1.5 border-b border-line bg-fill px-3 py-1.5 text-12 text-ink-3 *:not-last:size-2 *:not-last:rounded-full *:not-last:bg-line-strong">
    <i />
    <i />
    <i />
    <span className="ml-2">{children}</span>
  </p>
);

/** A search as a picture: nothing can be typed here. */
const SearchLine = ({ small = false }: { small?: boolean }) => (
  <p
    className={clsx(
      'flex items-center gap-2 overflow-hidden rounded-ctl border border-line-strong ps-3 text-ink-3',
      small ? 'h-7 text-12' : 'h-10 text-13',
    )}
  >
    <Search size={small ? 12 : 16} className="flex-none text-ink-4" aria-hidden="true" />
    <span className="whitespace-nowrap">搜职位、学校</span>
    <span className={clsx('ml-auto grid h-full place-items-center bg-fill', small ? 'px-2' : 'px-4')}>搜索</span>
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
      <div className="w-full max-w-[674px] overflow-hidden rounded-ctl border border-line-strong bg-surface select-none max-md:hidden">
        <Dots>教育人才网首页</Dots>
        <div className="px-4 pt-4 pb-5">
          <SearchLine />
          <p className="mt-2 flex h-6 flex-wrap gap-x-4 overflow-hidden text-13 leading-6 whitespace-nowrap text-ink-1">
            <span className="text-ink-3">热门搜索</span>
            {shown.map(({ id, word }) => (
              <span key={id}>{word}</span>
            ))}
            {used.length === 0 && '用系统默认的'}
          </p>
        </div>
      </div>
      <div
        className="w-48 flex-none overflow-hidden rounded-card border-4 border-line-strong bg-surface select-none max-sm:w-36"
        aria-hidden="true"
      >
        <div className="px-2.5 pt-4 pb-7">
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
