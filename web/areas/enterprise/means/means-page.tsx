import { Skeleton } from 'antd';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { CompanyCard } from './company-card.tsx';
import { MyCard } from './my-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { useOwnCompany } from './use-own-company.ts';

const views = { tab: viewOf(['company', 'me']) };

const tabs = [
  { key: 'company', label: '单位主页' },
  { key: 'me', label: '我的账号' },
];

function Company() {
  const company = useOwnCompany();
  if (company.isError)
    return <LoadFailed title="单位资料没有加载出来" error={company.error} onRetry={company.refetch} />;
  return company.data ? <CompanyCard company={company.data} /> : <Skeleton active className="p-5" />;
}

/** The company's public page, and what is the member's own: profile, password, devices. */
export function MeansPage() {
  const { view, show } = useListParams({}, views);
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs label="单位主页和我的账号" tabs={tabs} active={view.tab} onChange={(tab) => show({ tab })} />
        {view.tab === 'company' ? (
          <Company />
        ) : (
          <div className="grid gap-x-12 p-5 lg:grid-cols-[minmax(0,360px)_minmax(0,560px)]">
            <MyCard />
            <div>
              <SecurityCard />
            </div>
          </div>
        )}
      </section>
    </>
  );
}
