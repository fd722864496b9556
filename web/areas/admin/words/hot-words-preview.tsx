import { Search } from 'lucide-react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';

/** The search box of the home page with the words in use, in their order. */
export function HotWordsPreview({ words }: { words: readonly HotWord[] }) {
  const shown = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  return (
    <aside className="border-l border-line p-5 max-lg:border-t max-lg:border-l-0" aria-label="首页上的样子">
      <h2 className="text-14 font-semibold text-ink-1">首页上的样子</h2>
      <div className="mt-3 rounded-card bg-ground p-4">
        <p className="flex h-11 items-center rounded-ctl border border-line-strong bg-surface ps-3 text-13 text-ink-3">
          <Search size={16} className="mr-2 text-ink-4" aria-hidden="true" />
          搜职位、学校
          <span className="ml-auto grid h-full w-16 place-items-center rounded-e-ctl bg-brand-solid text-on-brand">
            搜索
          </span>
        </p>
        <p className="mt-3 flex h-5 flex-wrap gap-x-3 overflow-hidden text-13 text-ink-2">
          <span className="text-ink-3">热门</span>
          {shown.map(({ id, word }) => (
            <span key={id}>{word}</span>
          ))}
          {shown.length === 0 && '用系统默认的'}
        </p>
      </div>
      <p className="mt-3 text-12 text-ink-3">修改后马上生效，首页最多显示一行，放不下的不显示。</p>
    </aside>
  );
}
