import type { Api } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

const PAGE_SIZE = 20;

type Announced = AnswerOf<Api['GET /api/companies/:id/announcements']>;

/** 公告: what the school has announced, newest first. */
export function AnnouncementsTab({ company, page, shown }: { company: CompanyDetail; page: number; shown: unknown }) {
  const { items: announcements, total } = (shown as Announced | null) ?? { items: [], total: 0 };
  const base = `${paths.company(company.id)}&tab=announcements`;
  if (announcements.length === 0)
    return (
      <div className="card">
        <EmptyState title="这家单位还没有公告" text="关注这家单位，发布公告时会通知你。" />
      </div>
    );
  return (
    <section aria-labelledby="announcements-title">
      <h2 id="announcements-title" className="sr-only">
        公告
      </h2>
      <ul className="card divide-y divide-line">
        {announcements.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <a
              className="group flex items-baseline justify-between gap-4 px-6 py-4 max-sm:px-4"
              href={paths.announcement(id)}
            >
              <span className="min-w-0 font-semibold break-words text-ink-1 group-hover:text-brand">{title}</span>
              <time className="tabular shrink-0 text-14 text-ink-3" dateTime={publishedAt}>
                {dateText(publishedAt)}
              </time>
            </a>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}&page=${to}`)}
      />
    </section>
  );
}
