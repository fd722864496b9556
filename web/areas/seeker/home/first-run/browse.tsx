import type { ReactNode } from 'react';
import { salaryText } from '#contract/posts/salary-text.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import type { FirstRunData } from './use-first-run.ts';

const Day = ({ at }: { at: string }) => <DateTile tint top={monthDay(at)} bottom={weekday(at)} />;

function Line({ href, lead, title, text }: { href: string; lead: ReactNode; title: string; text: string }) {
  return (
    <li>
      <a href={href} className="flex items-center gap-3 hover:text-brand">
        {lead}
        <span className="min-w-0">
          <span className="block truncate text-14 text-ink-1">{title}</span>
          <span className="block truncate text-12 text-ink-3">{text}</span>
        </span>
      </a>
    </li>
  );
}

/** Three cards by date, where nothing is known that a recommendation could follow. */
export function Browse({ posts, fairs, guides }: FirstRunData) {
  return (
    <section aria-labelledby="browse" className="mt-6">
      <h2 id="browse" className="mb-3 text-18">
        先随便看看
        <span className="ml-3 text-13 font-normal text-ink-3">有了简历，就按你的意向推荐</span>
      </h2>
      <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        {posts.length > 0 && (
          <Card space="side" heading="今天新发布的编制岗位">
            <ul className="space-y-3">
              {posts.map(({ id, title, company, refreshedAt, salary, place }) => (
                <Line
                  key={id}
                  href={paths.job(id)}
                  lead={<Day at={refreshedAt} />}
                  title={title}
                  text={[company.name, place, salaryText(salary)].join(' · ')}
                />
              ))}
            </ul>
          </Card>
        )}
        {fairs.length > 0 && (
          <Card space="side" heading="最近的招聘会">
            <ul className="space-y-3">
              {fairs.map(({ id, title, startsAt, cityName, venue, online }) => (
                <Line
                  key={id}
                  href={paths.fair(id)}
                  lead={<Day at={startsAt} />}
                  title={title}
                  text={online ? '线上' : `${cityName} ${venue}`.trim()}
                />
              ))}
            </ul>
          </Card>
        )}
        {guides.length > 0 && (
          <Card space="side" heading="投递前可以读的">
            <ul className="space-y-3">
              {guides.map(({ id, title, summary }, at) => (
                <Line
                  key={id}
                  href={paths.guide(id)}
                  lead={
                    <span className="tabular grid size-8 shrink-0 place-items-center rounded-ctl bg-brand-tint text-14 font-semibold text-brand">
                      {at + 1}
                    </span>
                  }
                  title={title}
                  text={summary}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </section>
  );
}
