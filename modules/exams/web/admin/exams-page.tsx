import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { OrganisersTab } from './organisers-tab.tsx';
import { ProjectSearch, ProjectsTab } from './projects-tab.tsx';

const views = { tab: viewOf(['projects', 'organisers']) };

/** 公开招聘 for operators: projects, which they may suspend, and the companies that may hold them. */
export function ExamsPage() {
  const { view, begin } = useListParams({}, views);
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="公开招聘"
          active={view.tab}
          onChange={(key) => begin({ tab: key === 'organisers' ? key : null })}
          tabs={[
            { key: 'projects', label: '项目' },
            { key: 'organisers', label: '组织单位' },
          ]}
          end={view.tab === 'projects' && <ProjectSearch />}
        />
        {view.tab === 'projects' ? <ProjectsTab /> : <OrganisersTab />}
      </section>
    </>
  );
}
