import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AnswerStripData } from '#contract/answers/answers.ts';
import type { CompanyCard } from '#contract/companies/company-shapes.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { paths } from '#web/paths.ts';

/** A rate below it is no merit. */
const LOW = 80;

/** A company in the list: its picture, name, reply rate, and number of open posts. */
export function CompanyTile({ company, strip }: { company: CompanyCard; strip: AnswerStripData | undefined }) {
  const { id, name, logoUrl, type, size, cityName, replyRate, openPosts, status } = company;
  const facts = [cityName, companyTypeLabel(type), companySizeLabel(size)].filter(Boolean);
  return (
    <article className="tile flex-col gap-3 overflow-hidden max-sm:grid max-sm:grid-cols-[84px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-2.5">
      <SchoolPicture
        company={company}
        className="-mx-4 -mt-3.5 mb-1 h-22 max-sm:row-span-2 max-sm:-my-2.5 max-sm:mr-0 max-sm:h-auto"
      />
      <div className="flex gap-3">
        <span className="flex-none max-sm:absolute max-sm:bottom-2 max-sm:left-2 max-sm:size-8">
          <span className="block max-sm:origin-top-left max-sm:scale-62">
            <CompanyLogo name={name} src={logoUrl} size={52} />
          </span>
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1.5 text-16">
            <a className="tile-link cut" href={paths.company(id)}>
              {name}
            </a>
            {status === 'approved' && (
              <BadgeCheck size={16} className="flex-none text-ok" role="img" aria-label="已认证" />
            )}
            {status === 'unclaimed' && <span className="tag">未认领</span>}
          </h2>
          <p className="dotted mt-1 text-13 text-ink-3 max-sm:mt-0">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      <p className="flex items-center justify-between border-t border-line pt-2.5 text-13 max-sm:border-0 max-sm:pt-0">
        <span>
          在招 <b className={openPosts > 0 ? 'font-semibold text-brand' : 'num'}>{openPosts}</b>
          <span className="max-sm:sr-only"> 个岗位</span>
        </span>
        {replyRate === null ? (
          <span className="text-ink-3">暂无回复率</span>
        ) : (
          <span className={`flex items-center gap-2 ${replyRate < LOW ? 'text-ink-2' : 'text-ok-ink'}`}>
            {strip && <AnswerStrip days={strip.days} />}
            <span className="max-sm:sr-only">回复率</span> {replyRate}%
          </span>
        )}
      </p>
    </article>
  );
}
