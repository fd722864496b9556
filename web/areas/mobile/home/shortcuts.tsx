import { daysAway } from '#web/features/fairs/fair-words.ts';
import { paths } from '#web/paths.ts';
import type { MobileHomeData } from './load-home.ts';

/** The eight shortcuts on four columns: the upper ones with what stands there now. Those that lead to the wide site's pages are responsive there. */
export function Shortcuts({
  cityCode,
  established,
  stats,
  fair,
  now,
}: Pick<MobileHomeData, 'cityCode' | 'established' | 'stats' | 'fair' | 'now'>) {
  const counted = [
    { label: '找工作', value: stats.posts.toLocaleString('en-US'), unit: '个', href: paths.mobileList({ cityCode }) },
    {
      label: '事业编制',
      value: established?.toLocaleString('en-US') ?? '在招',
      unit: established === null ? '' : '个',
      href: paths.mobileList({ cityCode, tenure: 'establishment' }),
    },
    {
      label: '找单位',
      value: stats.companies.toLocaleString('en-US'),
      unit: '所',
      href: paths.companies({ cityCode }),
    },
    { label: '招聘会', value: fair ? daysAway(fair.startsAt, now) : '日历', unit: '', href: paths.fairs() },
  ];
  const others = [
    { label: '公开招聘', href: paths.exams() },
    { label: '高校人才', href: paths.mobileList({ cityCode, stage: 'undergraduate' }) },
    { label: '薪酬行情', href: paths.userWages({ tab: 'market' }) },
    { label: '人才政策', href: paths.talentPolicies() },
  ];
  return (
    <nav aria-label="常用" className="grid grid-cols-4 rounded-card border border-line bg-surface text-center">
      {counted.map(({ label, value, unit, href }) => (
        <a key={label} className="min-w-0 pt-3 pb-2" href={href}>
          <span className="block text-13 text-ink-2">{label}</span>
          <b className="num text-20 leading-7">{value}</b> <span className="text-12 text-ink-3">{unit}</span>
        </a>
      ))}
      {others.map(({ label, href }) => (
        <a
          key={label}
          className="flex min-h-11 items-center justify-center border-t border-line text-[0.8125rem] text-ink-1"
          href={href}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
