import { Button, Popconfirm } from 'antd';
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

/** A time of the recheck and how full it is; an empty one is removed by a button that the pointer or the keyboard brings up. */
export function SlotChip({ slot: { startsAt, endsAt, place, seats, taken }, withPlace, onDrop }: Props) {
  const isPast = Date.parse(endsAt) < Date.now();
  return (
    <li className="group relative rounded-ctl bg-fill px-3 py-2" title={place}>
      <span className="tabular flex items-baseline justify-between gap-2">
        <span className={isPast ? 'text-ink-3' : 'font-medium text-ink-1'}>
          {timeOf(startsAt)}–{timeOf(endsAt)}
        </span>
        <span className="text-12 text-ink-3">{isPast ? `${taken} 人` : `${taken}/${seats}`}</span>
      </span>
      {withPlace && <span className="cut block text-12 text-ink-3">{place}</span>}
      {!isPast && <Meter className="mt-1.5" value={taken} of={seats} />}
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
