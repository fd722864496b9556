import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect } from 'react';
import type { ContentCard } from '#contract/content/content-items.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { categoryLabel } from './content-words.ts';
import { readTicks, useAllTicks } from './guide-ticks.ts';
import { Lectures } from './lecture/lecture-parts.tsx';
import type { HubData } from './load-content.ts';
import { Facts, PolicyNumber } from './parts.tsx';

const entries = [
  { title: '专家讲座', of: 'lectures', text: '场即将开始', href: paths.lectures() },
  { title: '就业创业政策', of: 'policies', text: '份', href: paths.policies() },
  { title: '人才政策对比', of: 'regions', text: '个地区', href: paths.talentPolicies() },
  { title: '就业指导', of: 'guides', text: '件事', href: paths.guides() },
] as const;

/** A guide on the way, and how far the reader has come in it; the first that is not done is where one begins. */
function Stop({
  item,
  ticked,
  at,
  isNext,
}: {
  item: ContentCard;
  ticked: readonly string[];
  at: number;
  isNext: boolean;
}) {
  const { guide } = item;
  if (!guide) return null;
  const all = guide.steps.length;
  const done = guide.steps.filter(({ title }) => ticked.includes(title)).length;
  return (
    <li className="relative pr-4 last:*:first:hidden max-[960px]:pr-0 max-[960px]:pb-5 max-[960px]:pl-10">
      <span
        className="absolute top-3 left-0 w-full border-t-2 border-brand-line max-[960px]:top-0 max-[960px]:left-3 max-[960px]:h-full max-[960px]:w-0 max-[960px]:border-t-0 max-[960px]:border-l-2"
        aria-hidden="true"
      />
      <span
        className={clsx(
          'num relative grid size-6 place-items-center rounded-full text-12 max-[960px]:absolute max-[960px]:left-0.25',
          done === all ? 'bg-ok text-surface!' : isNext ? 'bg-brand-solid text-on-brand!' : 'bg-brand-tint text-brand!',
        )}
        aria-hidden="true"
      >
        {done === all ? <Check size={14} /> : at + 1}
      </span>
      <p className="mt-3 text-12 text-ink-3 max-[960px]:mt-0">
        {categoryLabel(item)}
        {isNext && <b className="ml-2 font-medium text-brand">{done > 0 ? '接着做' : '从这里开始'}</b>}
      </p>
      <h3 className="mt-0.5 text-14 leading-5.5 min-[961px]:min-h-16.5">
        <a className="text-ink-1 hover:text-brand" href={paths.guide(item.id)}>
          {item.title}
        </a>
      </h3>
      <p className="mt-1 text-13 text-ink-2">
        {done > 0 ? (
          <b className="font-medium text-ok-ink">{`已完成 ${done}/${all}`}</b>
        ) : (
          `${guide.duration.split('，')[0]}，${all} 步`
        )}
      </p>
    </li>
  );
}

/** The guides on a teacher's way: from the certificate to the first week, and to one's own business. */
function Way({ guides }: { guides: readonly ContentCard[] }) {
  useEffect(readTicks, []);
  const ticks = useAllTicks();
  const next = guides.find(({ id, guide }) => guide?.steps.some(({ title }) => !ticks[id]?.includes(title)));
  return (
    <section aria-label="就业指导" className="mt-6">
      <h2 className="sr-only">就业指导</h2>
      <ol className="grid auto-cols-fr grid-flow-col max-[960px]:grid-flow-row">
        {guides.map((item, at) => (
          <Stop key={item.id} item={item} ticked={ticks[item.id] ?? []} at={at} isNext={item === next} />
        ))}
      </ol>
    </section>
  );
}

interface SectionProps {
  title: string;
  more: string;
  /** Number of items shown; an empty section is omitted. */
  n: number;
  children: ReactNode;
}

function Section({ title, more, n, children }: SectionProps) {
  if (n === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-20">{title}</h2>
        <a className="quiet flex items-center text-13" href={more}>
          全部
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
      {children}
    </section>
  );
}

const isOver = ({ lecture }: ContentCard, now: number) => now >= Date.parse(lecture?.endsAt ?? '');

/** 就业创业: the way of a teacher by its guides, then lectures and policies. */
export function HubPage({ data: { counts, lectures, policies, guides, now } }: { data: HubData }) {
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page pt-6 pb-6 max-sm:pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h1 className="text-24 max-sm:text-20">
              就业创业
              {guides.length > 0 && (
                <span className="ml-4 text-16 font-normal text-ink-2 max-sm:ml-0 max-sm:block max-sm:text-14">
                  从拿到证书到站稳讲台，{counts.guides} 件事
                </span>
              )}
            </h1>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
              {entries.map(({ title, of, text, href }) => (
                <li key={href}>
                  <a className="text-ink-2 hover:text-brand" href={href}>
                    {title}
                    <span className="ml-1.5 text-12 text-ink-3 tabular">
                      {counts[of] > 0 ? `${counts[of]} ${text}` : '还没有内容'}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {guides.length > 0 && <Way guides={guides} />}
        </div>
      </div>
      <div className="page pb-10">
        {lectures.length + policies.length + guides.length === 0 && (
          <div className="card mt-6">
            <EmptyState title="内容正在准备" text="讲座、政策和指导发布后会出现在这里。" />
          </div>
        )}
        <Section title="专家讲座" more={paths.lectures()} n={lectures.length}>
          <Lectures
            coming={lectures.filter((item) => !isOver(item, now))}
            replays={lectures.filter((item) => isOver(item, now))}
            now={now}
          />
        </Section>
        <Section title="最新政策" more={paths.policies()} n={policies.length}>
          <ul className="card grid grid-cols-2 overflow-hidden max-[960px]:grid-cols-1">
            {policies.map((item) => (
              <li key={item.id} className="-mt-px border-t border-line">
                <a
                  className="group flex h-full items-center gap-4 px-5 py-4 max-sm:p-4"
                  href={paths.policyDetails(item.id)}
                >
                  {item.policy && <PolicyNumber policy={item.policy} className="w-32 flex-none max-sm:w-24" />}
                  <span className="flex min-w-0 flex-col justify-center">
                    <span className="line-clamp-2 text-16 leading-6 font-medium text-ink-1 group-hover:text-brand">
                      {item.title}
                    </span>
                    <Facts className="mt-1" facts={[item.place || '全国', categoryLabel(item)]} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
