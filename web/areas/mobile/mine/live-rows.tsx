import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { plannedEntries } from '#web/features/calendar/planned-entries.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { Mine } from './use-mine.ts';

const SHOWN = 2;

interface RowProps {
  href: string;
  /** A day, or a crest. */
  mark: ReactNode;
  title: string;
  text: string;
  when?: string;
}

function Row({ href, mark, title, text, when }: RowProps) {
  return (
    <li>
      <a className="m-row" href={href}>
        {mark}
        <span className="min-w-0 flex-1">
          <span className="cut block text-ink-1">{title}</span>
          <span className="cut block text-14 text-ink-3">{text}</span>
        </span>
        {when && <span className="tabular flex-none text-14 text-ink-3">{when}</span>}
      </a>
    </li>
  );
}

function Rows({ id, title, all, children }: { id: string; title: string; all: string; children: ReactNode }) {
  return (
    <section className="m-rows" aria-labelledby={id}>
      <h2 id={id} className="px-4 text-16">
        <a href={all} className="flex min-h-11 items-center justify-between">
          {title}
          <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
        </a>
      </h2>
      <ul className="border-t border-line">{children}</ul>
    </section>
  );
}

/** The next dates, but for the interviews that wait for an answer above, and the last schools that read the resume. */
export function LiveRows({ mine: { deliveries, viewers, calendar } }: { mine: Mine }) {
  const now = Date.now();
  const waiting = new Set(deliveries?.items.map(({ id }) => id));
  const entries = plannedEntries(calendar, waiting, now).slice(0, SHOWN);
  const seen = viewers?.items.slice(0, SHOWN) ?? [];
  return (
    <>
      {entries.length > 0 && (
        <Rows id="next" title="接下来" all={paths.seekerCalendar()}>
          {entries.map(({ key, at, title, text, link }) => (
            <Row
              key={key}
              href={link}
              mark={
                <span className="grid size-12 flex-none content-center rounded-ctl bg-brand-tint text-center whitespace-nowrap text-brand">
                  <b className="tabular block text-14 leading-5 font-semibold">{monthDay(at)}</b>
                  <span className="block text-12 leading-4">{weekday(at)}</span>
                </span>
              }
              title={title}
              text={text}
            />
          ))}
        </Rows>
      )}
      {seen.length > 0 && (
        <Rows id="seen" title="谁看过我" all={paths.lookMe()}>
          {seen.map(({ id, company, recruiter, viewedAt, postTitle, times }) => (
            <Row
              key={id}
              href={paths.company(company.id)}
              mark={<CompanyLogo name={company.name} src={company.logoUrl} size={36} />}
              title={company.name}
              text={`${recruiter.name}${times > 1 ? `看了 ${times} 次` : '看过'}${postTitle ? `，为${postTitle}` : ''}`}
              when={agoText(viewedAt, now)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
