import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { shortTitle, stepLabel } from '#web/features/exams/exam-words.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import type { Values } from '../exam-values.ts';

type Step = Partial<Values['steps'][number]>;

const spanText = ([from, to]: [Dayjs, Dayjs]) =>
  from.isSame(to, 'day')
    ? `${from.format('MM-DD HH:mm')}–${to.format('HH:mm')}`
    : `${from.format('MM-DD HH:mm')} 至 ${to.format('MM-DD HH:mm')}`;

const dotOf = (when: [Dayjs, Dayjs], now: number) =>
  when[1].valueOf() <= now
    ? 'bg-(--chart-2)'
    : when[0].valueOf() <= now
      ? 'bg-brand ring-4 ring-brand-tint'
      : 'bg-line-strong';

/** The head of the public page as applicants see it, of what is typed now. */
export function ExamPreview({ organiser }: { organiser: string }) {
  const {
    title = '',
    documentNumber,
    region,
    phones = [],
  }: Partial<Values> = Form.useWatch([], Form.useFormInstance()) ?? {};
  const steps: Step[] = Form.useWatch('steps') ?? [];
  const now = pickedNow().valueOf();
  const timed = steps.flatMap(({ step, when, detail }) =>
    step && when?.[0] && when[1] ? [{ step, when, detail }] : [],
  );
  return (
    <section aria-labelledby="exam-preview" className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="exam-preview" className="border-b border-line px-4 py-3 text-14 font-semibold text-ink-1">
        考生看到的样子
      </h2>
      <div className="bg-brand-tint px-4 py-4">
        <p className="text-12 text-ink-2">{organiser}</p>
        <p className="mt-1 text-18 leading-snug font-semibold break-words text-ink-1">
          {shortTitle({ title, organiser: { name: organiser } }) || '项目名称'}
        </p>
        <p className="mt-2 text-12 text-ink-2">
          {[documentNumber, region?.[1] && placeName(region[1])].filter(Boolean).join('，')}
        </p>
      </div>
      <ol className="px-4 pt-4">
        {timed.map(({ step, when, detail }) => (
          <li
            key={`${step}${when[0].valueOf()}`}
            className="relative pb-4 pl-6 text-13 not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-1 not-last:before:left-1 not-last:before:w-0.5 not-last:before:bg-line"
          >
            <span className={`absolute top-1.5 left-0 size-2.5 rounded-full ${dotOf(when, now)}`} />
            <b className="font-medium text-ink-1">{stepLabel(step)}</b>
            {detail && <span className="ml-2 text-12 text-ink-3">{detail}</span>}
            <span className="tabular block text-12 text-ink-3">{spanText(when)}</span>
          </li>
        ))}
      </ol>
      <dl className="divide-y divide-line border-t border-line px-4 text-13">
        {phones.map((phone) =>
          phone?.number ? (
            <div key={phone.number} className="flex justify-between gap-3 py-2">
              <dt className="text-ink-3">{phone.name}</dt>
              <dd className="tabular text-ink-1">{phone.number}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
