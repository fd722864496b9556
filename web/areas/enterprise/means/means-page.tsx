import { Skeleton } from 'antd';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { CompanyCard } from './company-card.tsx';
import { MyCard } from './my-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { useOwnCompany } from './use-own-company.ts';

/** My profile, and the company's public page. */
export function MeansPage() {
  const company = useOwnCompany();
  return (
    <>
      <PageHead />
      <div className="grid grid-cols-[340px_1fr] items-start gap-4 max-xl:grid-cols-1">
        <div className="space-y-4">
          <MyCard />
          <SecurityCard />
        </div>
        {company.isPending && <Skeleton active />}
        {company.isError && <LoadFailed title="单位资料没有加载出来" onRetry={company.refetch} />}
        {company.data && <CompanyCard company={company.data} />}
      </div>
    </>
  );
}
