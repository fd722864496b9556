import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useState } from 'react';
import type { AnswerStripData, ListedAnswerer } from '#contract/answers/answers.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { stripsOf } from '#web/features/answers/strips-of.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

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

/** What an answer is: a row of the box, and what the teacher reads of it. An example, and said to be one. */
function Moment() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <div className="flex items-center gap-3 rounded-card border border-line bg-raised px-5 py-4 shadow-float">
        <Avatar name="顾" size={36} />
        <span className="min-w-0 flex-1">
          <span className="cut block text-14 font-medium text-ink-1">顾老师</span>
          <span className="cut block text-12 text-ink-3">教龄 6 年，投递高中数学教师</span>
        </span>
        <span className="btn btn-s btn-outline">不合适</span>
        <span className="btn btn-s btn-filled">有意向</span>
      </div>
      <div className="ml-auto flex max-w-full items-center gap-3 rounded-card bg-brand-solid px-5 py-3 text-13 text-on-brand">
        <MessageSquare size={16} className="shrink-0" />
        <span className="min-w-0">老师随即收到：单位对你有意向</span>
      </div>
      <p className="text-right text-12 text-ink-3">示例</p>
    </div>
  );
}

/** Beside the sign-in: an answer, and the schools that answer best, with the site's own figures. */
export function AnswerBoard() {
  const answerers = useAnswerers();
  return (
    <aside className="hidden content-center gap-8 bg-brand-tint p-16 lg:grid lg:grid-cols-[minmax(0,720px)]">
      <Moment />
      <section aria-labelledby="answers-title" className="rounded-card border border-line bg-raised p-7 shadow-float">
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
      </section>
    </aside>
  );
}
