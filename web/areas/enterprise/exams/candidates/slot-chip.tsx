import { Button, Popconfirm } from 'antd';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import { Meter } from '#web/ui/progress.tsx';

interface Props {
  slot: AnswerOf<Api['GET /api/company/exams/:id/slots']>['items'][number];
  /** Where the slots of the project have several places. */
  withPlace: boolean;
  /** Null where it cannot be removed. */
  onDrop: (() => void) | null;
}

const timeOf = (at: string) => formatDateTime(at).slice(11);
/** Up to so many seats are drawn one by one. */
const FEW = 12;

/** A time of the recheck with its seats; an empty one is removed by a button that the pointer or the keyboard brings up. */
export function SlotChip({ slot: { startsAt, endsAt, place, seats, taken }, withPlace, onDrop }: Props) {
  const isPast = Date.parse(endsAt) < Date.now();
  return (
    <li
      className={clsx(
        'group relative rounded-ctl border px-3 py-2',
        isPast
          ? 'border-transparent bg-fill'
          : taken > 0
            ? 'border-brand-line bg-brand-tint'
            : 'border-line bg-surface',
      )}
      title={place}
    >
      <span className="tabular flex items-baseline justify-between gap-2">
        <b className={isPast ? 'font-normal text-ink-3' : 'font-medium text-ink-1'}>
          {timeOf(startsAt)}–{timeOf(endsAt)}
        </b>
        <span className="text-12 text-ink-3">
          {taken}/{seats}
        </span>
      </span>
      {seats > FEW ? (
        <Meter className="mt-2 h-1.5!" value={taken} of={seats} />
      ) : (
        <span className="mt-1.5 flex gap-1" aria-hidden="true">
          {Array.from({ length: seats }, (_, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={at}
              className={clsx('h-2 max-w-6 flex-1 rounded-full', at < taken ? 'bg-brand' : 'bg-fill-hover')}
            />
          ))}
        </span>
      )}
      {withPlace && <span className="cut mt-1 block text-12 text-ink-3">{place}</span>}
      {onDrop && (
        <Popconfirm title="删除这个时段？" okText="删除" cancelText="返回" onConfirm={onDrop}>
          <Button
            size="small"
            className="absolute! -top-2 -right-2 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
            icon={<X size={12} aria-hidden />}
            shape="circle"
            aria-label={`删除 ${formatDateTime(startsAt)} 的时段`}
          />
        </Popconfirm>
      )}
    </li>
  );
}
