import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** The search of the home page with the words in one line below it, as wide as it is there; narrower, words are left out as there. */
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
      className="relative flex flex-wrap items-center gap-x-10 gap-y-3 overflow-hidden border-b border-line bg-brand-tint px-4 py-4"
    >
      <div className="min-w-0 max-w-160 flex-1 max-md:basis-full">
        <p className="flex h-10 items-center rounded-ctl border border-brand bg-surface ps-3 text-13 text-ink-3">
          <Search size={16} className="mr-2 text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full w-16 place-items-center rounded-e-ctl bg-brand-solid text-14 text-on-brand">
            搜索
          </span>
        </p>
        <p className="mt-2 flex h-6 flex-wrap gap-x-4 overflow-hidden text-13 leading-6 whitespace-nowrap text-ink-2">
          <span className="text-ink-3">热门搜索</span>
          {shown.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
          {used.length === 0 && '用系统默认的'}
        </p>
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
      </div>
      <p className="max-w-80 text-13 text-ink-2">
        {shown.length > 0 && <b className="block text-16 font-semibold text-ink-1">电脑上显示前 {shown.length} 个</b>}
        只显示一行，放得下几个就显示几个，手机上更少。改完马上生效；一个都没有启用时，首页用系统默认的词。
      </p>
    </section>
  );
}
