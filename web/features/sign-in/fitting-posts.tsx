import { use, useState } from 'react';
import type { z } from 'zod';
import type { newJober } from '#contract/seekers/seeker.ts';
import { type EducationCode, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { codesOf, isCode, shortOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { stageName } from './wish.ts';

type Answers = Partial<z.output<typeof newJober>>;

const askedUpTo = (mine: EducationCode) => codesOf(educations).filter((asked) => meetsEducation(mine, asked));

/** The search for posts that fit what was answered so far. */
export const searchOf = ({ stage, subject, education, identity, cityCode }: Answers) => ({
  stage,
  subject,
  cityCode,
  education: isCode(educations, education) ? askedUpTo(education).join(',') : undefined,
  experience: identity === 'graduate' || identity === 'student' ? 'any,graduate' : undefined,
});

const VISIBLE_ROWS = 3;

/** How many posts fit the answers so far, and the first of them; the last count stands until the next is there. */
export function FittingPosts({ answers, left }: { answers: Answers; left: number }) {
  const places = use(PlacesContext);
  const city = useCityName(answers.cityCode ?? null);
  const { data, isError } = useCall('GET /api/posts', { query: searchOf(answers) }, quietly);
  const [found, setFound] = useState(data);
  if (data && data !== found) setFound(data);
  const { stage, subject } = answers;
  const what = `${answers.cityCode ? city : ''}${stage ? stageName(stage) : ''}${shortOf(subjects, subject)}职位`;
  return (
    <aside
      aria-label="合适的职位"
      className="min-w-0 border-line lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l"
    >
      <p className="px-8 pt-8 pb-6 max-lg:px-10 max-lg:pt-6 max-sm:p-0" aria-live="polite">
        {isError ? (
          '现在数不出有多少职位，不影响填写'
        ) : !found ? (
          '正在数合适的职位…'
        ) : found.total === 0 ? (
          `现在没有这样的${what}，选了就记下`
        ) : (
          <>
            <b className="tabular text-40 leading-12 text-ink-1 max-sm:text-28 max-sm:leading-9">
              {found.total}
              {found.totalIsCapped && '+'}
            </b>
            <span className="block text-16 text-ink-2 max-sm:ml-2 max-sm:inline">个{what}在等</span>
            <span className="block text-14 text-ink-3 max-sm:hidden">
              {left > 0 ? `再答 ${left} 步，就能投递` : '填好就能投递'}
            </span>
          </>
        )}
      </p>
      <ul className="max-lg:hidden">
        {found?.items.slice(0, VISIBLE_ROWS).map(({ id, title, company, salary, exam }) => (
          <li key={id} className="border-t border-line px-8 py-3.5 text-14">
            <div className="flex items-baseline gap-3">
              <a className="min-w-0 flex-1 truncate font-semibold text-ink-1 hover:text-brand" href={places.job(id)}>
                {title}
              </a>
              {!exam && <Pay value={salary} />}
            </div>
            <p className="truncate text-ink-3">{company.name}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
