import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { yuanText } from '#contract/money.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { NumberedSteps } from '#web/features/sign-in/numbered-steps.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { Head } from '#web/ui/head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { SlipCard } from './slip-card.tsx';

const MarketTab = lazyPart(() => import('./market-tab.tsx'), 'MarketTab');
const CalculatorTab = lazyPart(() => import('./calculator-tab.tsx'), 'CalculatorTab');

const waiting = <Skeleton className="h-80 w-full" />;

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

/** 薪资: own slips, market pay, and the net pay calculator. */
export function WagesPage({ tab, open, wages }: Props) {
  return (
    <div>
      <Head title="薪资" />
      <LinkTabs
        kind="line"
        label="薪资"
        className="mb-4 border-b border-line"
        tabs={(Object.keys(tabs) as WagesTab[]).map((key) => ({
          label: tabs[key],
          href: paths.userWages({ tab: key }),
          current: key === tab,
        }))}
      />
      {tab === 'slips' && <SlipsTab wages={wages} open={open} />}
      {tab === 'market' && <MarketTab fallback={waiting} />}
      {tab === 'calculator' && <CalculatorTab fallback={waiting} />}
    </div>
  );
}

/** How a slip comes about. */
const course = ['课时由双方逐条确认', '学校按月汇总，发出工资条', '你确认，或提出异议'];

function Years({ years }: { years: Props['wages']['years'] }) {
  // Of a single slip the slip itself says it.
  if (years.reduce((sum, { slips }) => sum + slips, 0) < 2) return null;
  return (
    <section className="card p-5 max-sm:p-4" aria-label="各年合计">
      <h2 className="mb-2 text-16 font-semibold text-ink-1">各年合计</h2>
      <FactRows
        className="tabular grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&_dd]:text-right"
        facts={years.map(({ year, slips, grossFen, netFen }) => [
          `${year} 年，${slips} 张`,
          `应发 ${yuanText(grossFen)} 元，实发 ${yuanText(netFen)} 元`,
        ])}
      />
      <p className="mt-2 text-12 text-ink-3">只计已确认和已发放的工资条</p>
    </section>
  );
}

/** Slips, newest first, with agreements and years. */
function SlipsTab({ wages: { agreements, slips, years }, open }: Omit<Props, 'tab'>) {
  if (agreements.length === 0)
    return (
      <div className="card">
        <EmptyState
          title="还没有课时约定"
          text="入职兼职、代课岗位后，学校会在这里与你约定课时费；课时由双方确认，工资条可以核对、确认或提出异议"
          next={{ label: '看兼职课时岗位', href: paths.jobs({ tenure: 'hourly' }), look: 'filled' }}
          action={<ButtonLink href={paths.userWages({ tab: 'calculator' })}>算算到手工资</ButtonLink>}
        />
      </div>
    );
  const waiting = agreements.find(({ toConfirm }) => toConfirm > 0)?.id;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_360px]">
      <section aria-label="工资条" className="space-y-3">
        {slips.length === 0 ? (
          <div className="card p-5 max-sm:p-4">
            <EmptyState compact title="还没有工资条" text="课时双方确认后，学校按月发出工资条" />
            <NumberedSteps steps={course} />
          </div>
        ) : (
          slips.map((slip) => <SlipCard key={slip.id} slip={slip} />)
        )}
      </section>
      <div className="space-y-3">
        {agreements.map((agreement) => (
          <AgreementCard key={agreement.id} agreement={agreement} opened={agreement.id === (open ?? waiting)} />
        ))}
        <Years years={years} />
      </div>
    </div>
  );
}
