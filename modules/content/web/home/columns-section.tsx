import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { type Columns, homeColumns } from './load-columns.ts';

interface Column {
  title: string;
  about: string;
  more: string;
  lines: readonly { title: string; href: string; hint: string }[];
}

const columnsOf = ({ articles, policies, lectures }: Columns): Column[] =>
  [
    { title: '新闻资讯', about: '省厅与学校的公告，每条有来源', more: paths.articles(), lines: articles },
    { title: '人才政策', about: '写明文号、有效期与申领窗口', more: paths.talentPolicies(), lines: policies },
    { title: '专家讲座', about: '可回放，可提问，有讲义', more: paths.lectures(), lines: lectures },
  ].filter(({ lines }) => lines.length > 0);

/** 新闻, 政策 and 讲座: the newest of each. */
export function ColumnsSection({ loaded }: { loaded: Loaded }) {
  const columns = homeColumns(loaded);
  const filled = columns ? columnsOf(columns) : [];
  if (filled.length === 0) return null;
  return (
    <section aria-label="资讯与政策" className="mt-8">
      <ul className="home-columns grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-2">
        {filled.map((column) => (
          <ColumnCard key={column.title} column={column} />
        ))}
      </ul>
    </section>
  );
}

function ColumnCard({ column: { title, about, more, lines } }: { column: Column }) {
  return (
    <li className="card min-w-0 px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-16">{title}</h2>
        <a className="quiet flex items-center text-14" href={more} aria-label={`更多${title}`}>
          更多
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
      <p className="mb-2 border-b border-line pt-0.5 pb-3 text-12 text-ink-3">{about}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.href}>
            <a className="group flex items-baseline justify-between gap-3 py-1.5" href={line.href}>
              <span className="cut text-ink-1 group-hover:text-brand max-sm:whitespace-normal">{line.title}</span>
              <span className="flex-none text-12 text-ink-3">{line.hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
