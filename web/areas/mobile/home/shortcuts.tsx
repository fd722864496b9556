import Briefcase from 'lucide-react/icons/briefcase';
import ChartColumn from 'lucide-react/icons/chart-column';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Landmark from 'lucide-react/icons/landmark';
import Scale from 'lucide-react/icons/scale';
import { daysAway } from '#web/features/fairs/fair-words.ts';
import { paths } from '#web/paths.ts';
import type { MobileHomeData } from './load-home.ts';

/** The eight shortcuts: three with what stands there now, five by their pictures. Those that lead to the wide site's pages are responsive there. */
export function Shortcuts({
  cityCode,
  established,
  stats,
  fair,
  now,
}: Pick<MobileHomeData, 'cityCode' | 'established' | 'stats' | 'fair' | 'now'>) {
  const counted = [
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
    { label: '找工作', Icon: Briefcase, href: paths.mobileList({ cityCode }) },
    { label: '公开招聘', Icon: GraduationCap, href: paths.exams() },
    { label: '高校人才', Icon: Landmark, href: paths.mobileList({ cityCode, stage: 'undergraduate' }) },
    { label: '薪酬行情', Icon: ChartColumn, href: paths.userWages({ tab: 'market' }) },
    { label: '人才政策', Icon: Scale, href: paths.talentPolicies() },
  ];
  return (
    <nav aria-label="常用" className="rounded-card border border-line bg-surface">
      <div className="grid grid-cols-3 divide-x divide-line border-b border-line py-3">
        {counted.map(({ label, value, unit, href }) => (
          <a key={label} className="min-w-0 px-4" href={href}>
            <span className="block text-13 text-ink-2">{label}</span>
            <b className="num text-20 leading-7">{value}</b> <span className="text-13 text-ink-3">{unit}</span>
          </a>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-y-3 px-1 py-3">
        {others.map(({ label, Icon, href }) => (
          <a
            key={label}
            className="flex flex-col items-center gap-1 text-center text-[0.8125rem] text-ink-1"
            href={href}
          >
            <Icon size={24} strokeWidth={1.6} className="text-brand" aria-hidden />
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
