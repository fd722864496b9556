import { useEffect } from 'react';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { readTicks } from './guide-ticks.ts';
import { ContentRows } from './list-row.tsx';
import type { HubData } from './load-content.ts';

const all = (href: string, label = '全部') => (
  <a className="quiet ml-auto text-14" href={href}>
    {label}
  </a>
);

/** 就业创业: a teacher's way by its guides, the next lecture, and the newest policies. */
export function HubPage({ data: { lectures, policies, guides, now } }: { data: HubData }) {
  useEffect(readTicks, []);
  return (
    <div className="page pb-10">
      <Head title="就业创业" text={guides.length > 0 && '从拿到证书到站稳讲台，一件一件做'} />
      <SectionTabs />
      {lectures.length + policies.length + guides.length === 0 && (
        <div className="card mt-6">
          <EmptyState title="内容正在准备" text="讲座、政策和指导发布后会出现在这里。" />
        </div>
      )}
      <ContentRows title="就业指导" more={all(paths.guides())} items={guides} now={now} />
      <ContentRows title="下一场讲座" more={all(paths.lectures())} items={lectures} now={now} />
      <ContentRows title="最新政策" more={all(paths.policies())} items={policies} now={now} />
      {policies.length > 0 && all(paths.talentPolicies(), '人才政策对比')}
    </div>
  );
}
