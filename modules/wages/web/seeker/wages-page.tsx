import { Suspense } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { SlipsTab } from './slips-tab.tsx';

const MarketTab = lazyPart(() => import('./market-tab.tsx').then(({ MarketTab }) => MarketTab));
const CalculatorTab = lazyPart(() => import('./calculator-tab.tsx').then(({ CalculatorTab }) => CalculatorTab));

const tabs = { slips: '工资条', market: '薪酬行情', calculator: '到手计算' } as const;
type WagesTab = keyof typeof tabs;

/** The tab in the URL; without one, the slips of those who agreed on lessons with a school, and what others earn for all others. */
export function tabOf(given: string | null, { agreements }: Props['wages']): WagesTab {
  if (given && Object.hasOwn(tabs, given)) return given as WagesTab;
  return agreements.length > 0 ? 'slips' : 'market';
}

interface Props {
  tab: WagesTab;
  /** The agreement that a notice linked to. */
  open: string | null;
  wages: AnswerOf<Api['GET /api/wages']>;
}

/** 薪资中心: own slips, market pay, and the net pay calculator. */
export function WagesPage({ tab, open, wages }: Props) {
  return (
    <div>
      <h1 className="mb-3 text-24 max-sm:text-20">薪资中心</h1>
      <LinkTabs
        label="薪资中心"
        className="mb-3"
        tabs={(Object.keys(tabs) as WagesTab[]).map((key) => ({
          label: tabs[key],
          href: paths.userWages({ tab: key }),
          current: key === tab,
        }))}
      />
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        {tab === 'slips' && <SlipsTab wages={wages} open={open} />}
        {tab === 'market' && <MarketTab />}
        {tab === 'calculator' && <CalculatorTab />}
      </Suspense>
    </div>
  );
}
