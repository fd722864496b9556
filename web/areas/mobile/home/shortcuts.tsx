import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Landmark from 'lucide-react/icons/landmark';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import { paths } from '#web/paths.ts';

/** The eight shortcuts. Those that lead to the wide site's pages are responsive there. */
export function Shortcuts({ cityCode }: { cityCode: string | undefined }) {
  const ways = [
    { label: '找工作', Icon: Briefcase, href: paths.mobileList({ cityCode }) },
    { label: '事业编制', Icon: BadgeCheck, href: paths.mobileList({ cityCode, tenure: 'establishment' }) },
    { label: '公开招聘', Icon: GraduationCap, href: paths.exams() },
    { label: '招聘会', Icon: CalendarDays, href: paths.fairs() },
    { label: '找单位', Icon: School, href: paths.companies({ cityCode }) },
    { label: '高校人才', Icon: Landmark, href: paths.mobileList({ cityCode, stage: 'undergraduate' }) },
    { label: '薪酬行情', Icon: ChartColumn, href: paths.userWages({ tab: 'market' }) },
    { label: '人才政策', Icon: Scale, href: paths.talentPolicies() },
  ];
  return (
    <nav
      aria-label="常用"
      className="grid grid-cols-[repeat(auto-fit,minmax(max(21%,3.75rem),1fr))] gap-x-1 gap-y-3 rounded-card border border-line bg-surface px-2 py-4"
    >
      {ways.map(({ label, Icon, href }) => (
        <a
          key={label}
          className="flex flex-col items-center gap-1.5 text-center text-[0.8125rem] text-ink-1"
          href={href}
        >
          <span className="grid place-items-center w-11 h-11 text-brand bg-brand-tint rounded-card">
            <Icon size={22} strokeWidth={1.8} aria-hidden />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
