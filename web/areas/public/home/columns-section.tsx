import ChevronRight from 'lucide-react/icons/chevron-right';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { paths } from '#web/paths.ts';
import type { HomeData } from './load-home.ts';

type Columns = HomeData['columns'];

interface Column {
  title: string;
  more: string;
  things: Columns['articles'];
}

const columnsOf = ({ articles, policies, lectures }: Columns): Column[] =>
  [
    { title: '新闻资讯', more: paths.articles(), things: articles },
    { title: '人才政策', more: paths.talentPolicies(), things: policies },
    { title: '专家讲座', more: paths.lectures(), things: lectures },
  ].filter(({ things }) => things.lead);

/** 新闻, 政策 and 讲座: the newest of each with its picture, and further ones. */
export function ColumnsSection({ columns }: { columns: Columns }) {
  const filled = columnsOf(columns);
  if (filled.length === 0) return null;
  return (
    <section aria-label="资讯与政策" className="mt-8">
      <ul className="home-columns">
        {filled.map((column) => (
          <ColumnCard key={column.title} column={column} />
        ))}
      </ul>
    </section>
  );
}

function ColumnCard({ column: { title, more, things } }: { column: Column }) {
  const { lead, lines } = things;
  return (
    <li className="card min-w-0 px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-18">{title}</h2>
        <a className="quiet flex items-center text-13" href={more} aria-label={`更多${title}`}>
          更多
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
      {lead && (
        <a className="group column-lead" href={lead.href}>
          <ContentCover item={lead.cover} className="column-cover" />
          <span className="min-w-0">
            <span className="line-clamp-2 leading-6 font-medium text-ink-1 group-hover:text-brand">{lead.title}</span>
            <span className="cut mt-1 block text-12 text-ink-3">{lead.detail}</span>
          </span>
        </a>
      )}
      <ul>
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
  );
}
