import { useEffect, useState } from 'react';
import type { AnswerStripData, ListedAnswerer } from '#contract/answers/answers.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { stripsOf } from '#web/features/answers/strips-of.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';

const SHOWN = 3;

interface Answerer extends ListedAnswerer {
  strip: AnswerStripData | undefined;
}

/** The schools that answer best this month; none before they are there, and without the network. */
function useAnswerers(): readonly Answerer[] {
  const [answerers, setAnswerers] = useState<readonly Answerer[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const load = async () => {
      const options = { background: true, quiet: true, signal: leave.signal };
      const { items } = await call('GET /api/answers/red-list', { query: {} }, options);
      const first = items.slice(0, SHOWN);
      const strips = await stripsOf(
        call,
        first.map(({ id }) => id),
      );
      if (!leave.signal.aborted) setAnswerers(first.map((one) => ({ ...one, strip: strips[one.id] })));
    };
    load().catch(() => undefined);
    return () => leave.abort();
  }, []);
  return answerers;
}

function Line({ name, logoUrl, cityName, type, rate, medianHours, strip }: Answerer) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <CompanyLogo name={name} src={logoUrl} size={36} />
      <span className="min-w-0 flex-1">
        <span className="cut block text-14 font-medium text-ink-1">{name}</span>
        <span className="cut block text-12 text-ink-3">
          {cityName} · {labelOf(companyTypes, type)}，一半投递在 {hoursText(medianHours)}内答复
        </span>
      </span>
      {strip && <AnswerStrip days={strip.days} />}
      <span className="num w-14 flex-none text-right text-16 text-ink-1">
        {rate}
        <span className="text-12 font-normal text-ink-3">%</span>
      </span>
    </li>
  );
}

/** Beside the sign-in: a delivery and its answer as a picture, and the schools that answer best, with the site's own figures. */
export function AnswerBoard() {
  const answerers = useAnswerers();
  return (
    <aside className="hidden content-center bg-brand-tint p-16 lg:grid lg:grid-cols-[minmax(0,720px)]">
      <section
        aria-labelledby="answers-title"
        className="overflow-hidden rounded-card border border-line bg-raised shadow-float"
      >
        <div className="flex max-h-[40dvh] items-end overflow-hidden">
          <ReplyScene low className="block w-full flex-none" />
        </div>
        <div className="p-7">
          <h2 id="answers-title" className="text-20 font-semibold text-ink-1">
            认真答复的学校，老师愿意投
          </h2>
          {answerers.length > 0 && (
            <>
              <ol className="mt-5 divide-y divide-line border-t border-line" aria-label="本月答复得最好的学校">
                {answerers.map((one) => (
                  <Line key={one.id} {...one} />
                ))}
              </ol>
              <p className="border-t border-line pt-3 text-12 text-ink-3">
                每根是一天：高为当天答复，矮为七天内，灰为无投递；回复率公开，谁都能查
              </p>
            </>
          )}
        </div>
      </section>
    </aside>
  );
}
