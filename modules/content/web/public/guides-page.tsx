import { clsx } from 'clsx';
import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect } from 'react';
import { guideTopics } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../contract/content-items.ts';
import { ContentCover } from '../parts/content-cover.tsx';
import { categoryLabel } from './content-words.ts';
import { readTicks, useTicks } from './guide-ticks.ts';
import { ListFrame } from './list-frame.tsx';
import { inOrder, type ListData } from './load-content.ts';
import { ListHead, tileCover } from './parts.tsx';

/** A section of guides is as wide as they are beside each other. */
const spans = [
  'col-span-1',
  'col-span-2 max-sm:col-span-1',
  'col-span-3 max-[1100px]:col-span-2 max-sm:col-span-1',
  'col-span-4 max-[1100px]:col-span-2 max-sm:col-span-1',
];

/** A guide in a grid, with the reader's progress. */
function GuideTile({ item }: { item: ContentCard }) {
  const { guide } = item;
  const ticked = useTicks(item.id);
  if (!guide) return null;
  const done = guide.steps.filter(({ title }) => ticked.includes(title)).length;
  return (
    <article className="tile flex-col overflow-hidden p-0 max-sm:flex-row max-sm:gap-3 max-sm:p-3">
      <ContentCover item={item} className={tileCover} />
      <div className="flex min-w-0 flex-1 flex-col p-4 max-sm:p-0">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.guide(item.id)}>
            {item.title}
          </a>
        </h3>
        <p className="mt-1 line-clamp-2 text-14 text-ink-3 max-sm:hidden">{item.summary}</p>
        <p className="mt-1 text-14 text-ink-2 sm:hidden">
          <b className="font-semibold text-ink-1">{guide.duration}</b>，{guide.steps.length} 步
        </p>
        <p className="mt-auto flex items-center gap-3 pt-3 text-14 text-ink-3 max-sm:pt-2">
          <span className="inline-flex items-center gap-1">
            <ListChecks size={14} aria-hidden />
            {done > 0 ? `已完成 ${done}/${guide.steps.length}` : `${guide.checklist.length} 样材料`}
          </span>
        </p>
      </div>
    </article>
  );
}

/** 就业指导 */
export function GuidesPage({ data }: { data: ListData }) {
  const { filters, found } = data;
  const { category } = filters;
  useEffect(readTicks, []);
  const stages = [...Map.groupBy(inOrder(found.items), (item) => item.category)];
  const tabs = [
    { label: '全部', href: paths.guides(), current: !category },
    ...codesOf(guideTopics).map((code) => ({
      label: guideTopics[code],
      href: paths.guides({ category: code }),
      current: code === category,
    })),
  ];
  return (
    <>
      <ListHead title="就业指导" text="从资格认定到入职，每件事分几步、要哪些材料、找谁办；做完一步勾一步">
        {tabs.map(({ label, href, current }) => (
          <a key={label} className="filter" href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </ListHead>
      <div className="page pt-5 pb-10">
        <ListFrame
          data={data}
          path="/entrepreneurship/guide"
          href={(page) => paths.guides({ category, page: page > 1 ? String(page) : undefined })}
          empty={{ title: '这个主题还没有指导', text: '看看其他主题。', href: paths.guides(), label: '全部指导' }}
        >
          <div className="grid grid-cols-4 gap-x-4 gap-y-7 max-[1100px]:grid-cols-2 max-sm:grid-cols-1">
            {stages.map(([topic, items]) => (
              <section
                key={topic}
                aria-labelledby={`topic-${topic}`}
                className={clsx(
                  'grid auto-rows-fr grid-cols-subgrid grid-rows-[auto] gap-x-4 gap-y-3 max-sm:gap-y-2',
                  spans[Math.min(items.length, spans.length) - 1],
                )}
              >
                <h2 id={`topic-${topic}`} className="col-span-full text-16">
                  {items[0] && categoryLabel(items[0])}
                </h2>
                {items.map((item) => (
                  <GuideTile key={item.id} item={item} />
                ))}
              </section>
            ))}
          </div>
        </ListFrame>
      </div>
    </>
  );
}
