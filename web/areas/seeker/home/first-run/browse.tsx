import { salaryText } from '#contract/posts/salary-text.ts';
import { FirstRunDay as Day, FirstRunLine as Line } from '#web/features/page/first-run-line.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Card } from '#web/ui/card.tsx';
import type { FirstRunData } from './use-first-run.ts';

/** Three cards by date, where nothing is known that a recommendation could follow. */
export function Browse({ posts }: FirstRunData) {
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
        <Slot name="first-run.card" />
      </div>
    </section>
  );
}
