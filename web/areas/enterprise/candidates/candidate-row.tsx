import { Checkbox } from 'antd';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface Props {
  name: string;
  avatarUrl: string | null;
  /** Beside the name: that it is unread, that the person was here today. */
  mark?: ReactNode;
  /** Below the name: age and degree. */
  facts: string;
  /** School and major, and below them the post, or the wish. */
  about: readonly [string, string];
  /** How far the person fits, and what is missing. */
  fit: ReactNode;
  /** What is due, the state, or the pay that is wished. */
  end: ReactNode;
  /** In place of the end while the row is pointed at or has the focus. */
  acts?: ReactNode;
  choice?: { chosen: boolean; onChoose(chosen: boolean, isRange: boolean): void } | undefined;
  /** Open beside the list, or under the cursor of the keys. */
  current: boolean;
  deliveryId?: string;
  onOpen(): void;
}

/** One person of 人选, whether they applied, are recommended or were found. The name opens it; so does a press anywhere. */
export function CandidateRow(props: Props) {
  const { name, avatarUrl, mark, facts, about, fit, end, acts, choice, current, deliveryId, onOpen } = props;
  return (
    <li
      className={clsx(
        'group relative flex min-h-18 cursor-pointer items-center gap-4 px-5 py-2.5 max-sm:gap-3 max-sm:px-4',
        current
          ? 'bg-brand-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-brand'
          : 'hover:bg-ground',
      )}
      aria-current={current || undefined}
      {...(deliveryId ? { 'data-delivery': deliveryId } : { 'data-testid': 'talent' })}
      {...pressOf(onOpen)}
    >
      <span className="relative size-10 flex-none">
        <span
          className={clsx(
            choice && 'group-focus-within:invisible group-hover:invisible',
            choice?.chosen && 'invisible',
          )}
        >
          <Avatar name={name} src={avatarUrl} size={40} />
        </span>
        {choice && (
          <Checkbox
            className={clsx(
              'absolute inset-0 flex items-center justify-center',
              !choice.chosen && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
            )}
            aria-label={`选择${name}`}
            checked={choice.chosen}
            onChange={({ target, nativeEvent }) => choice.onChoose(target.checked, nativeEvent.shiftKey)}
          />
        )}
      </span>
      <div className="w-32 flex-none @min-[700px]:w-48 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
        <p className="flex items-center gap-1.5">
          <button
            type="button"
            className="min-w-0 cursor-pointer truncate text-16 leading-6 font-semibold text-ink-1"
            onClick={onOpen}
          >
            {name}
          </button>
          {mark}
        </p>
        <p className="truncate text-14 text-ink-3">{facts}</p>
      </div>
      <div className="min-w-0 flex-1 text-14 max-sm:hidden">
        <p className="truncate text-ink-2">{about[0]}</p>
        <p className="truncate text-ink-3">{about[1]}</p>
      </div>
      <div className="flex flex-none items-center gap-4 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-0">
        <div
          className={clsx(
            'w-20 min-w-0 @min-[700px]:w-32 @min-[1000px]:w-72 max-sm:text-right',
            acts && '@max-[700px]:group-focus-within:invisible @max-[700px]:group-hover:invisible',
          )}
        >
          {fit}
        </div>
        <div className="relative w-24 text-right text-14 @min-[700px]:w-32">
          <div className={clsx(acts && 'group-focus-within:invisible group-hover:invisible')}>{end}</div>
          {acts && (
            <fieldset
              aria-label={name}
              className="absolute inset-y-0 right-0 flex items-center justify-end gap-1 border-0 p-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
            >
              {acts}
            </fieldset>
          )}
        </div>
      </div>
    </li>
  );
}

/** How many of a post's requirements a person meets: 符合 5/8, or 完全符合. */
export function FitWord({ met, of }: { met: number; of: number }) {
  if (of === 0) return <span className="text-14 text-ink-3">不限条件</span>;
  if (met < of)
    return (
      <span className="tabular text-14 font-semibold whitespace-nowrap text-ink-1">
        符合 {met}/{of}
      </span>
    );
  return (
    <span className="fits inline-flex items-center gap-1 text-14 whitespace-nowrap">
      <Check size={16} strokeWidth={2.5} aria-hidden="true" />
      完全符合
    </span>
  );
}
