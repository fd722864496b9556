import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { firstOf } from '#web/slots.tsx';
import type { MobileHomeData } from './load-home.ts';

/** The eight shortcuts on four columns: the upper ones with what stands there now. Those that lead to the wide site's pages are responsive there. */
export function Shortcuts({ cityCode, established, stats, loaded }: MobileHomeData) {
  const count = (n: number) => n.toLocaleString('en-US');
  const noteOf = (href: string) => firstOf(({ linkNote }) => linkNote?.(href, loaded));
  const doors: [label: string, href: string, value?: string | undefined, unit?: string][] = [
    ['找工作', paths.mobileList({ cityCode }), count(stats.posts), '个'],
    [
      '事业编制',
      paths.mobileList({ cityCode, tenure: 'establishment' }),
      established === null ? '在招' : count(established),
      established === null ? '' : '个',
    ],
    ['找单位', paths.companies({ cityCode }), count(stats.companies), '所'],
    ['招聘会', paths.fairs(), noteOf(paths.fairs())],
    ['公开招聘', paths.exams()],
    ['高校人才', paths.mobileList({ cityCode, stage: 'undergraduate' })],
    ['薪酬行情', paths.userWages({ tab: 'market' })],
    ['人才政策', paths.talentPolicies()],
  ];
  return (
    <nav aria-label="常用" className="grid grid-cols-4 rounded-card border border-line bg-surface px-1">
      {doors
        .filter(([, href]) => isKnownLink(href))
        .map(([label, href, value, unit]) => (
          <a
            key={label}
            className={clsx(
              'px-2',
              value ? 'pt-2.5 pb-1.5' : 'flex min-h-11 items-center gap-0.5 border-t border-line',
            )}
            href={href}
          >
            <span className="block text-13 text-ink-2">{label}</span>
            {value ? (
              <span className="whitespace-nowrap">
                <b className="num text-20 leading-7">{value}</b>
                {unit && <span className="text-12 text-ink-3"> {unit}</span>}
              </span>
            ) : (
              <ChevronRight size={14} className="text-ink-4" aria-hidden />
            )}
          </a>
        ))}
    </nav>
  );
}
