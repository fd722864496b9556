import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Words } from './load-words.ts';

/** What people who had an interview at the school tell the next ones. */
export function WordsCard({ company, loaded }: { company: CompanyDetail; loaded: Loaded }) {
  const words = (loaded.announcements as Words | null) ?? [];
  if (words.length === 0) return null;
  return (
    <Card
      heading="面过的老师这样说"
      aside={
        <a className="link" href={`${paths.company(company.id)}&tab=experiences`} data-keep-scroll>
          {company.experiences} 条面经
        </a>
      }
    >
      <ul className="grid auto-cols-fr gap-x-8 gap-y-4 sm:grid-flow-col">
        {words.map(({ advice, postTitle, month }) => (
          <li key={advice} className="border-l-3 border-warm-line pl-4">
            <p className="text-16 leading-7 text-ink-1">{advice}</p>
            <p className="tabular mt-1 text-12 text-ink-3">
              {postTitle}，{month.slice(0, 4)} 年 {Number(month.slice(5))} 月面试
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
