import { use } from 'react';
import { PlacesContext } from '#web/features/site/places.ts';
import { ProgressRing } from '#web/ui/progress.tsx';
import { FitMark, type FitResult, fitResults, isPreferred } from './fit-mark.tsx';
import type { JobData } from './load-job.ts';
import { withAnswers } from './self-check-rows.ts';
import type { Mine } from './use-mine.ts';
import '#web/styles/fit.css';

type Check = Mine['checks'][number];

const namesOf = (checks: readonly Check[]) => checks.map(({ name }) => name).join('、');

/** The result as one sentence. */
export function fitSummary(checks: readonly Check[]): string {
  const of = (result: FitResult) => checks.filter((check) => resultOf(check) === result);
  const [unfit, missing] = [of('unfit'), of('missing')];
  if (unfit.length === 0 && missing.length === 0)
    return of('preferred').length > 0 ? '必须的都符合，可以放心投递。' : '每一条都合适，可以放心投递。';
  const short = unfit.map(({ name, note }) => (note ? `${name}（${note}）` : name)).join('、');
  const open = missing.length > 0 ? `简历里没写${namesOf(missing)}，补上才能比对` : '';
  return `${[short && `${short}是必须条件，不符合`, open].filter(Boolean).join('；')}。`;
}

/** What is an advantage alone is not held against anybody. */
const resultOf = ({ result, wants }: Check): FitResult =>
  result === 'unfit' && isPreferred(wants) ? 'preferred' : result;

/** What falls short stands first, then what the resume leaves open. */
const rankOf = (check: Check) => ['unfit', 'missing', 'preferred', 'fit'].indexOf(resultOf(check));

export function FitTable({ post, checks: compared }: Pick<JobData, 'post'> & { checks: Mine['checks'] }) {
  const places = use(PlacesContext);
  const checks = withAnswers(compared, post);
  const answered = checks.filter(({ isAnswered }) => isAnswered);
  const fit = checks.filter(({ result }) => result === 'fit').length;
  return (
    <>
      <div className="flex items-center gap-5">
        <ProgressRing value={fit / checks.length} label="符合的条件" tone="ok">
          {fit}/{checks.length}
        </ProgressRing>
        <div>
          <h2 className="text-20">资格自检</h2>
          <p className="mt-1">{fitSummary(checks)}</p>
          {answered.length > 0 && (
            <p className="mt-1 text-14 text-ink-3">{namesOf(answered)}是你自检时点的，写进简历学校才看得到。</p>
          )}
        </div>
      </div>
      <div className="@container -mx-2 mt-4">
        <table className="fit-table">
          <thead>
            <tr>
              <th scope="col">要求</th>
              <th scope="col">岗位条件</th>
              <th scope="col">我的简历</th>
              <th scope="col">结果</th>
            </tr>
          </thead>
          <tbody>
            {checks
              .toSorted((one, other) => rankOf(one) - rankOf(other))
              .map((check) => {
                const { key, name, wants, has, note, section, isAnswered } = check;
                const result = resultOf(check);
                return (
                  <tr key={key} className={fitResults[result].row}>
                    <th scope="row">{name}</th>
                    <td className="text-ink-1">{wants}</td>
                    <td>{has}</td>
                    <td>
                      <FitMark result={result} />
                      {note && <span className="ml-2 align-middle text-12 text-ink-3">{note}</span>}
                      {(result !== 'fit' || isAnswered) && section && (
                        <a className="link ml-2 align-middle text-14" href={places.resume(section)}>
                          补充
                        </a>
                      )}
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
    </>
  );
}
