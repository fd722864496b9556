import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  onFit(n: number): void;
}

/** The search box of the home page with the words in use, in their order, as wide as it is there. */
export function HotWordsPreview({ words, onFit }: Props) {
  const shown = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const [first, ...rest] = [...(line.current?.children ?? [])] as HTMLElement[];
    onFit(rest.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length);
  });
  return (
    <aside
      className="flex flex-wrap items-center justify-center gap-x-10 gap-y-3 border-b border-line bg-brand-tint px-6 py-8 max-sm:px-4 max-sm:py-5"
      aria-label="首页上的样子"
    >
      <h2 className="w-40 text-18 font-semibold text-ink-1 max-sm:w-full">
        首页上的样子
        <span className="mt-1 block text-13 font-normal text-ink-3">改完马上生效</span>
      </h2>
      <div className="w-160 max-w-full">
        <p className="flex h-12 items-center rounded-ctl border border-brand bg-surface ps-4 text-14 text-ink-3">
          <Search size={18} className="mr-2 text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full w-24 place-items-center rounded-e-ctl bg-brand-solid text-16 text-on-brand">
            搜索
          </span>
        </p>
        <p ref={line} className="mt-3 flex h-5 flex-wrap gap-x-4 overflow-hidden text-13 text-ink-2">
          <span className="text-ink-3">热门搜索</span>
          {shown.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
          {shown.length === 0 && '用系统默认的'}
        </p>
      </div>
    </aside>
  );
}
