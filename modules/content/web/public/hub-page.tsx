import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect } from 'react';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { readTicks } from './guide-ticks.ts';
import { ContentRows } from './list-row.tsx';
import type { HubData } from './load-content.ts';

const more = (href: string, count: string) => (
  <>
    <span className="tabular text-14 text-ink-3">{count}</span>
    <a className="quiet ml-auto flex items-center text-14" href={href}>
      全部
      <ChevronRight size={14} aria-hidden />
    </a>
  </>
);

/** 就业创业: the next lecture, a teacher's way by its guides, and the newest policies. */
export function HubPage({ data: { counts, lecture, policies, guides, now } }: { data: HubData }) {
  useEffect(readTicks, []);
  const lectures = counts.lectures > 0 ? `${counts.lectures} 场即将开始` : '';
  return (
    <div className="page pb-10">
      <Head title="就业创业" text={guides.length > 0 && '从拿到证书到站稳讲台，一件一件做'} />
      <SectionTabs />
      {!lecture && policies.length + guides.length === 0 && (
        <div className="card mt-6">
          <EmptyState title="内容正在准备" text="讲座、政策和指导发布后会出现在这里。" />
        </div>
      )}
      <ContentRows title="就业指导" more={more(paths.guides(), `${guides.length} 件事`)} items={guides} now={now} />
      <ContentRows
        title="下一场讲座"
        more={more(paths.lectures(), lectures)}
        items={lecture ? [lecture] : []}
        now={now}
      />
      <ContentRows title="最新政策" more={more(paths.policies(), `${counts.policies} 份`)} items={policies} now={now} />
      {counts.regions > 1 && (
        <a className="link text-14" href={paths.talentPolicies()}>
          人才政策对比，{counts.regions} 个地区
        </a>
      )}
    </div>
  );
}
