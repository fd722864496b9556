import { useEffect, useState } from 'react';
import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { call } from '#web/api/browser-call.ts';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';

const SHOWN = 4;

/** The schools that answer best this month; none before they are there, and without the network. */
function useAnswerers(): readonly ListedAnswerer[] {
  const [answerers, setAnswerers] = useState<readonly ListedAnswerer[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const options = { background: true, quiet: true, signal: leave.signal };
    call('GET /api/answers/red-list', { query: {} }, options).then(
      ({ items }) => setAnswerers(items.slice(0, SHOWN)),
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  return answerers;
}

/** Beside the first step of a registration: who will answer, by name and figure. */
export function BestAnswerers() {
  const answerers = useAnswerers();
  return (
    <section aria-label="谁会给你回音">
      <h2 className="text-24">投给他们，都有回音</h2>
      <p className="mt-1 mb-6 text-13 text-ink-2">本月回音最好的几所学校；每所的回复率都公开</p>
      <ReplyScene className="block w-full rounded-card" />
      {answerers.length > 0 && (
        <ol className="card relative mt-4 divide-y divide-line px-6 py-2 shadow-float">
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
                <b className="num block text-20 leading-7 text-ok-ink">{hoursText(medianHours)}内</b>
                答复一半投递
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
