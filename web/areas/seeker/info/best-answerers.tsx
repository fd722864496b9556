import { useEffect, useState } from 'react';
import { hoursText } from '#contract/answers/answer-time.ts';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';

/** The schools that answer best, the fastest first; none before they are there, and without the network. */
export function useAnswerers(): readonly ListedAnswerer[] {
  const [answerers, setAnswerers] = useState<readonly ListedAnswerer[]>([]);
  useEffect(() => {
    call('GET /api/answers/red-list', { query: {} }, { background: true, quiet: true }).then(
      ({ items }) => setAnswerers(items.slice(0, 4).sort((one, other) => one.medianHours - other.medianHours)),
      () => undefined,
    );
  }, []);
  return answerers;
}

/** At the first step of a registration: who will answer, by name and figure. */
export const BestAnswerers = ({ answerers }: { answerers: readonly ListedAnswerer[] }) => (
  <>
    <p className="text-24 font-semibold text-ink-1 max-lg:text-20">投给他们，都有回音</p>
    <p className="mt-1 text-13 text-ink-2 max-lg:hidden">近 90 天回音最好的几所学校，快的在前</p>
    {answerers.length > 0 && (
      <ol className="card mt-6 divide-y divide-line px-6 py-2 shadow-float max-lg:mt-3 max-lg:px-4 max-lg:py-0 max-lg:shadow-none">
        {answerers.map(({ id, name, logoUrl, cityName, rate, medianHours }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <CompanyLogo name={name} src={logoUrl} size={36} />
            <span className="min-w-0 flex-1">
              <span className="cut block text-14 font-medium text-ink-1">{name}</span>
              <span className="cut block text-12 text-ink-3">
                {cityName}，{rate}% 的投递有答复
              </span>
            </span>
            <span className="flex-none text-right text-12 text-ink-3">
              <b className="num block text-20 leading-7 text-ok-ink">{hoursText(medianHours)}</b>
              一般多久答复
            </span>
          </li>
        ))}
      </ol>
    )}
  </>
);
