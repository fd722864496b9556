import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#web/paths.ts';

/** A line of a column of the home page: as little as it shows. */
export interface HomeLine {
  title: string;
  href: string;
  hint: string;
}

interface Props {
  columns: { title: string; more: string; lines: HomeLine[] }[];
}

/** 新闻, 政策, 讲座 and 招生 on the home page, in classes that its stylesheet has anyway. */
export function HomeColumns({ columns }: Props) {
  const filled = columns.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-label="资讯与政策" className="mt-8">
      <ul className="home-columns">
        {filled.map(({ title, more, lines }) => (
          <li key={title} className="card min-w-0 px-5 py-4">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-18">{title}</h2>
              <a className="quiet flex items-center text-13" href={more} aria-label={`更多${title}`}>
                更多
                <ChevronRight size={14} aria-hidden />
              </a>
            </div>
            <ul className="mt-2">
              {lines.map((line) => (
                <li key={line.href}>
                  <a className="group flex items-baseline justify-between gap-3 py-1.5" href={line.href}>
                    <span className="cut text-ink-1 group-hover:text-brand">{line.title}</span>
                    <span className="flex-none text-12 text-ink-3">{line.hint}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const homeMore = {
  articles: paths.articles(),
  policies: paths.talentPolicies(),
  lectures: paths.lectures(),
  admissions: paths.admissions(),
} as const;
