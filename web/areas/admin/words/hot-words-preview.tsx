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
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 border-b border-line bg-brand-tint px-5 py-6 max-sm:px-4 max-sm:py-5 xl:grid-cols-[minmax(0,1fr)_640px]"
      aria-label="首页上的样子"
    >
      <div>
        <h2 className="text-18 font-semibold text-ink-1">首页上的样子</h2>
        <p className="mt-1 max-w-100 text-13 text-ink-2">
          改完马上生效。一行放得下几个，首页就显示几个，放不下的不换行。一个都没有启用时，首页用系统默认的词。
        </p>
      </div>
      <div className="max-w-160">
        <p className="flex h-12 items-center rounded-ctl border border-brand bg-surface ps-4 text-14 text-ink-3">
          <Search size={18} className="mr-2 text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full w-24 place-items-center rounded-e-ctl bg-brand-solid text-16 text-on-brand">
            搜索
          </span>
        </p>
        <div className="overflow-hidden">
          <p ref={line} className="mt-3 flex h-5 w-160 flex-wrap gap-x-4 overflow-hidden text-13 text-ink-2">
            <span className="text-ink-3">热门搜索</span>
            {shown.map(({ id, word }) => (
              <span key={id}>{word}</span>
            ))}
            {shown.length === 0 && '用系统默认的'}
          </p>
        </div>
      </div>
    </aside>
  );
}
