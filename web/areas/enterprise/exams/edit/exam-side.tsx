import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { shortTitle, stepLabel } from '#web/features/exams/exam-words.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import type { Values } from './exam-values.ts';

type Step = Partial<Values['steps'][number]>;

const spanText = ([from, to]: [Dayjs, Dayjs]) =>
  from.isSame(to, 'day')
    ? `${from.format('MM-DD HH:mm')}–${to.format('HH:mm')}`
    : `${from.format('MM-DD HH:mm')} 至 ${to.format('MM-DD HH:mm')}`;

const lookOf = ([from, to]: [Dayjs, Dayjs], now: number) =>
  to.valueOf() <= now ? 'bg-(--chart-2)' : from.valueOf() <= now ? 'bg-brand' : 'bg-line-strong';

/** The head of the public page as applicants see it, of what is typed now; each step is drawn on one scale, so that overlaps and gaps are seen. */
function Preview({ organiser, values }: { organiser: string; values: Partial<Values> }) {
  const { title = '', documentNumber, region, phones = [] } = values;
  const now = pickedNow().valueOf();
  const timed = ((values.steps ?? []) as (Step | undefined)[]).flatMap((one) =>
    one?.step && one.when?.[0] && one.when[1] ? [{ ...one, step: one.step, when: one.when }] : [],
  );
  const first = Math.min(...timed.map(({ when }) => when[0].valueOf()));
  const last = Math.max(...timed.map(({ when }) => when[1].valueOf()));
  const shareOf = (at: number) => (100 * (at - first)) / Math.max(1, last - first);
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
      <ol className="relative mx-4 my-4 grid gap-3">
        {now > first && now < last && (
          <li
            className="absolute inset-y-0 z-1 border-l border-dashed border-warm"
            style={{ left: `${shareOf(now)}%` }}
            aria-hidden="true"
          >
            <span className="absolute -bottom-4 -translate-x-1/2 text-12 leading-4 whitespace-nowrap text-warm-ink">
              今天
            </span>
          </li>
        )}
        {timed.map(({ step, when, detail }) => (
          <li key={`${step}${when[0].valueOf()}`} className="text-13">
            <p className="relative z-2 flex flex-wrap items-baseline gap-x-2 bg-surface text-12 text-ink-3">
              <b className="text-13 font-medium text-ink-1">{stepLabel(step)}</b>
              {detail}
              <span className="tabular ml-auto">{spanText(when)}</span>
            </p>
            <span className="relative mt-1 block h-1.5 rounded-full bg-fill" aria-hidden="true">
              <i
                className={`absolute inset-y-0 min-w-1.5 rounded-full ${lookOf(when, now)}`}
                style={{
                  left: `min(${shareOf(when[0].valueOf())}%, 100% - 6px)`,
                  width: `${shareOf(when[1].valueOf()) - shareOf(when[0].valueOf())}%`,
                }}
              />
            </span>
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

export const parts = [
  { id: 'basics', title: '基本信息' },
  { id: 'times', title: '时间安排' },
  { id: 'announcement', title: '公告正文' },
  { id: 'registration', title: '报名与审核' },
  { id: 'examination', title: '考试与公示' },
  { id: 'results', title: '成绩与名单' },
] as const;
export type PartId = (typeof parts)[number]['id'];

const textOf = (html = '') => html.replaceAll(/<[^>]+>|\s/g, '');

/** What each part says now, in a few words. */
const saidBy: Record<PartId, (values: Partial<Values>) => string> = {
  basics: ({ documentNumber }) => documentNumber ?? '',
  times: ({ steps = [] }) => `${steps.length} 步`,
  announcement: ({ announcement }) => `${textOf(announcement).length} 字`,
  registration: ({ fee }) => (fee ? `考务费 ${fee} 元` : '不收费'),
  examination: ({ ratio, written }) => `1 : ${ratio} 开考，笔试 ${written}%`,
  results: ({ results }) => (results?.pass ? `合格线 ${results.pass}` : '不设合格线'),
};

/** What stands beside the first parts of a long form: all parts with what they say, and the public page that comes of them. */
export function ExamSide({ organiser }: { organiser: string }) {
  const values: Partial<Values> = Form.useWatch([], Form.useFormInstance()) ?? {};
  return (
    <div className="grid gap-3">
      <nav aria-label="本页各节" className="rounded-card border border-line bg-surface p-1.5 text-13">
        {parts.map(({ id, title }) => (
          <a key={id} className="menu-item justify-between text-ink-1!" href={`#${id}`}>
            {title}
            <span className="tabular cut text-12 text-ink-3">{saidBy[id](values)}</span>
          </a>
        ))}
      </nav>
      <Preview organiser={organiser} values={values} />
    </div>
  );
}
