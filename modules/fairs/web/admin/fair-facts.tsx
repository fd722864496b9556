import type { ReactNode } from 'react';
import { formatDateTime } from '#contract/text.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { OperatorFair } from '../../contract/company-fairs.ts';
import { FairCover } from '../parts/fair-cover.tsx';
import { fairTypeText, placeText } from '../parts/fair-words.ts';

/** From these states on a fair cannot be changed. */
const isFixed = (status: OperatorFair['status']): boolean =>
  status === 'running' || status === 'ended' || status === 'cancelled';

/** The day is not said again for the end of a fair of one day. */
function span(from: string, until: string): string {
  const [start, end] = [formatDateTime(from), formatDateTime(until)];
  const [day, time] = end.split(' ');
  return start.startsWith(`${day}`) ? `${start}–${time}` : `${start} 至 ${end}`;
}

function Schedule({ fair }: { fair: OperatorFair }) {
  if (fair.schedule.length === 0) return '—';
  return (
    <ol className="space-y-1">
      {fair.schedule.map(({ at, title, place }) => (
        <li key={`${at} ${title}`} className="flex flex-wrap gap-x-4">
          <span className="tabular text-ink-3">{dayAndTime(at)}</span>
          <span>{[title, place].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

function Text({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-6">
      <h2 className="mb-2 text-14 font-semibold text-ink-1">{heading}</h2>
      {children}
    </section>
  );
}

/** A fair read-only: it has begun or is cancelled, or the operator may not edit fairs. */
export function FairFacts({ fair }: { fair: OperatorFair }) {
  const halls = fair.halls.map(({ name, width, height }) => `${name}（${width} × ${height} 格）`).join('、');
  const facts = [
    ['类型', `${fairTypeText(fair.type)} · ${fair.kind === 'school' ? '校园招聘' : '社会招聘'}`],
    ['地点', [placeText(fair), fair.address].filter(Boolean).join('，')],
    ['举办时间', span(fair.startsAt, fair.endsAt)],
    ['报名时间', span(fair.signUpFrom, fair.signUpUntil)],
    ['观众名额', `${fair.capacity} 人`],
    ['主办单位', fair.organiser || '—'],
    ['展厅', halls || '—'],
    ...(fair.cancelReason ? [['取消原因', fair.cancelReason] as const] : []),
  ] as const;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div>
        <FairCover fair={fair} className="h-40 w-full rounded-ctl object-cover" />
        <dl className="mt-4 divide-y divide-line">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-4 py-2.5 text-14">
              <dt className="w-18 flex-none text-ink-3">{label}</dt>
              <dd className="min-w-0 text-ink-1">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-13 text-ink-3">
          {isFixed(fair.status) ? '已经开始、结束或取消，内容不再修改。' : '由内容运营修改。'}
        </p>
      </div>
      <div>
        <Text heading="介绍">
          <p className="text-14 leading-6 whitespace-pre-line text-ink-2">{fair.intro || '—'}</p>
        </Text>
        <Text heading="日程">
          <Schedule fair={fair} />
        </Text>
      </div>
    </div>
  );
}
