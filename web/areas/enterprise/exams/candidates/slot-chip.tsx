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
  /** Its hour, with how many come where somebody does: one of many in a line. */
  bare?: boolean;
  /** Null where it cannot be removed. */
  onDrop: (() => void) | null;
}

const timeOf = (at: string) => formatDateTime(at).slice(11);

/** A time of the recheck and how full it is; an empty one is removed by a button that the pointer or the keyboard brings up. */
export function SlotChip({ slot: { startsAt, endsAt, place, seats, taken }, withPlace, bare = false, onDrop }: Props) {
  const isPast = Date.parse(endsAt) < Date.now();
  return (
    <li className={`group relative ${bare ? '' : 'py-1.5'}`} title={place}>
      <span className="tabular flex items-center gap-3">
        <span className={isPast || bare ? 'text-12 text-ink-3' : 'text-ink-1'}>
          {timeOf(startsAt)}
          {!bare && `–${timeOf(endsAt)}`}
        </span>
        {!isPast && !bare && (
          <span className="flex-1">
            <Meter value={taken} of={seats} />
          </span>
        )}
        {!bare && <span className="w-8 text-right text-12 text-ink-3">{`${taken}/${seats}`}</span>}
        {bare && taken > 0 && <b className="-ml-1.5 text-12 font-semibold text-ink-1">{`${taken}/${seats}`}</b>}
      </span>
      {withPlace && <span className="cut block text-12 text-ink-3">{place}</span>}
      {onDrop && (
        <Popconfirm title="删除这个时段？" okText="删除" cancelText="返回" onConfirm={onDrop}>
          <Button
            size="small"
            className="absolute! top-0 right-9 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
            icon={<X size={12} aria-hidden />}
            shape="circle"
            aria-label={`删除 ${formatDateTime(startsAt)} 的时段`}
          />
        </Popconfirm>
      )}
    </li>
  );
}
