import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** The search of the home page with the words that stand below it, measured on a line as wide as it is there. */
export function HotWordsPreview({ words, fits, onFit }: Props) {
  const used = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const [first, ...rest] = [...(line.current?.children ?? [])] as HTMLElement[];
    onFit(rest.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length);
  });
  const shown = used.slice(0, fits);
  return (
    <SidePanel title="首页上的样子" end={used.length > 0 && `放得下 ${shown.length} 个`}>
      <div className="relative overflow-hidden bg-brand-tint px-4 py-5">
        <p className="flex h-10 items-center rounded-ctl border border-brand bg-surface ps-3 text-13 text-ink-3">
          <Search size={16} className="mr-2 text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full w-16 place-items-center rounded-e-ctl bg-brand-solid text-14 text-on-brand">
            搜索
          </span>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
          <span className="text-ink-3">热门搜索</span>
          {shown.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
          {used.length === 0 && '用系统默认的'}
        </p>
        <p ref={line} className="invisible absolute top-0 flex w-160 flex-wrap gap-x-4 text-13" aria-hidden="true">
          <span>热门搜索</span>
          {used.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
        </p>
      </div>
      <p className="border-t border-line px-4 py-3 text-13 text-ink-3">
        改完马上生效。一行放得下几个，首页就显示几个，放不下的不换行。一个都没有启用时，首页用系统默认的词。
      </p>
    </SidePanel>
  );
}
