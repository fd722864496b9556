import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** The search of the home page as a picture, with the words in one line below it, as wide as it is there. */
export function HotWordsPreview({ words, fits, onFit }: Props) {
  const used = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const [first, ...rest] = [...(line.current?.children ?? [])] as HTMLElement[];
    onFit(rest.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length);
  });
  const shown = used.slice(0, fits);
  const left = used.slice(fits).map(({ word }) => word);
  const row = (some: readonly HotWord[]) => (
    <>
      <span className="flex-none text-ink-3">热门搜索</span>
      {some.map(({ id, word }) => (
        <span key={id} className="flex-none">
          {word}
        </span>
      ))}
    </>
  );
  return (
    <section
      aria-label="首页上的样子"
      className="relative flex flex-wrap items-center gap-x-12 gap-y-4 overflow-hidden border-b border-line bg-(--ill-sky) px-8 py-7 max-sm:px-4 max-sm:py-5"
    >
      <div className="w-full max-w-160 select-none">
        <p className="flex h-12 items-center gap-2 overflow-hidden rounded-ctl bg-surface ps-3 text-14 text-ink-3 shadow-float">
          <Search size={18} className="flex-none text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full place-items-center bg-brand-solid px-7 font-medium text-on-brand">
            搜索
          </span>
        </p>
        <p className="mt-3 flex gap-x-4 overflow-hidden text-13 leading-6 whitespace-nowrap text-ink-1 mask-r-from-[calc(100%-16px)]">
          {row(shown)}
          {used.length === 0 && '用系统默认的'}
        </p>
      </div>
      <p className="min-w-60 flex-1 text-13 text-ink-2">
        <b className="block text-20 font-semibold text-ink-1">
          {shown.length > 0 ? `电脑上放得下 ${shown.length} 个` : '没有启用的词'}
        </b>
        {left.length > 0 && <span className="text-ink-1">“{left.join('”“')}”放不下，不显示。</span>}
        改完马上生效
      </p>
      <p
        ref={line}
        className="invisible absolute top-0 flex w-160 flex-wrap gap-x-4 text-13 whitespace-nowrap"
        aria-hidden="true"
      >
        {row(used)}
      </p>
    </section>
  );
}
