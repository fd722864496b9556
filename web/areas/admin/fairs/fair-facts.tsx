import { Descriptions } from 'antd';
import type { OperatorFair } from '#contract/fairs/company-fairs.ts';
import { formatDateTime } from '#contract/text.ts';
import { fairTypeText, placeText } from '#web/features/fairs/fair-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

/** From these states on a fair cannot be changed. */
const isFixed = (status: OperatorFair['status']): boolean =>
  status === 'running' || status === 'ended' || status === 'cancelled';

const span = (from: string, until: string) => `${formatDateTime(from)} 至 ${formatDateTime(until)}`;

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

/** A fair read-only: it has begun or is cancelled, or the operator may not edit fairs. */
export function FairFacts({ fair }: { fair: OperatorFair }) {
  const halls = fair.halls.map(({ name, width, height }) => `${name}（${width} × ${height} 格）`).join('、');
  const items = [
    ['类型', `${fairTypeText(fair.type)} · ${fair.kind === 'school' ? '校园招聘' : '社会招聘'}`],
    ['地点', [placeText(fair), fair.address].filter(Boolean).join('，')],
    ['举办时间', span(fair.startsAt, fair.endsAt)],
    ['报名时间', span(fair.signUpFrom, fair.signUpUntil)],
    ['观众名额', `${fair.capacity} 人`],
    ['主办单位', fair.organiser || '—'],
    ['展厅', halls || '—'],
    ...(fair.cancelReason ? [['取消原因', fair.cancelReason] as const] : []),
    [
      '介绍',
      <p key="intro" className="whitespace-pre-line">
        {fair.intro || '—'}
      </p>,
    ],
    ['日程', <Schedule key="schedule" fair={fair} />],
  ] as const;
  return (
    <>
      <p className="mb-4 text-13 text-ink-3">
        {isFixed(fair.status) ? '已经开始、结束或取消，内容不再修改。' : '由内容运营修改。'}
      </p>
      <Descriptions
        className="max-w-200!"
        size="small"
        bordered
        column={1}
        styles={{ label: { width: 112 } }}
        items={items.map(([label, children]) => ({ key: label, label, children }))}
      />
      {fair.coverUrl && (
        <img
          src={fair.coverUrl}
          alt="封面"
          className="mt-4 aspect-8/5 w-70 rounded-ctl border border-line object-cover"
        />
      )}
    </>
  );
}
