import ChevronRight from 'lucide-react/icons/chevron-right';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import Mic from 'lucide-react/icons/mic';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { categoryLabel } from './content-words.ts';
import { GuideTile } from './guides-page.tsx';
import { LectureRow, LectureTile } from './lecture/lecture-parts.tsx';
import type { HubData } from './load-content.ts';
import { Facts, PolicyNumber } from './parts.tsx';

const entries = [
  { title: '专家讲座', of: 'lectures', text: '场即将开始', href: paths.lectures(), Icon: Mic },
  { title: '就业创业政策', of: 'policies', text: '份，有文号有原文', href: paths.policies(), Icon: Landmark },
  { title: '人才政策对比', of: 'regions', text: '地可以并排比', href: paths.talentPolicies(), Icon: Scale },
  { title: '就业指导', of: 'guides', text: '件事，一步一步', href: paths.guides(), Icon: ListChecks },
] as const;

/** Guides with a picture; the others are lines. */
const PICTURED = 4;

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

/** 就业创业: links to lectures, policies and guides. */
export function HubPage({ data: { counts, lectures, policies, guides, now } }: { data: HubData }) {
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page pt-6 pb-6 max-sm:pt-4">
          <h1 className="text-24 max-sm:text-20">就业创业</h1>
          <ul className="mt-4 grid grid-cols-4 gap-3 max-[1100px]:grid-cols-2">
            {entries.map(({ title, of, text, href, Icon }) => (
              <li key={href}>
                <a
                  className="group flex h-full items-center gap-3 rounded-card border border-line p-2.5 hover:border-brand-line"
                  href={href}
                >
                  <span className="grid size-12 flex-none place-items-center rounded-ctl bg-brand-tint text-brand max-sm:size-10">
                    <Icon size={22} aria-hidden />
                  </span>
                  <span className="min-w-0">
                    <b className="block text-16 font-semibold text-ink-1 group-hover:text-brand max-sm:text-14">
                      {title}
                    </b>
                    <span className="block text-12 leading-6 text-ink-3">
                      {counts[of] > 0 && <b className="num mr-1 text-18">{counts[of]}</b>}
                      {counts[of] > 0 ? text : '还没有内容'}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page pb-10">
        {lectures.length + policies.length + guides.length === 0 && (
          <div className="card mt-6">
            <EmptyState title="内容正在准备" text="讲座、政策和指导发布后会出现在这里。" />
          </div>
        )}
        <Section title="专家讲座" more={paths.lectures()} n={lectures.length}>
          <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-4 max-md:grid-cols-1 max-sm:gap-2">
            {lectures.slice(0, 1).map((item) => (
              <LectureTile key={item.id} item={item} now={now} leads />
            ))}
            {lectures.length > 1 && (
              <div className="card grid divide-y divide-line">
                {lectures.slice(1).map((item) => (
                  <LectureRow key={item.id} item={item} now={now} />
                ))}
              </div>
            )}
          </div>
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
        <Section title="就业指导" more={paths.guides()} n={guides.length}>
          <div className="grid grid-cols-4 gap-4 max-[1100px]:grid-cols-2 max-sm:grid-cols-1 max-sm:gap-2">
            {guides.slice(0, PICTURED).map((item) => (
              <GuideTile key={item.id} item={item} />
            ))}
          </div>
          {guides.length > PICTURED && (
            <ul className="card mt-4 grid grid-cols-2 gap-x-8 px-5 py-2 max-[960px]:grid-cols-1">
              {guides.slice(PICTURED).map((item) => (
                <li key={item.id}>
                  <a className="group flex items-center gap-4 py-3" href={paths.guide(item.id)}>
                    <b className="num w-16 flex-none text-24 text-ink-1">{item.guide?.steps.length} 步</b>
                    <span className="min-w-0">
                      <span className="cut block text-16 font-medium text-ink-1 group-hover:text-brand">
                        {item.title}
                      </span>
                      <span className="text-13 text-ink-3">
                        {item.guide?.duration} · {categoryLabel(item)}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  );
}
