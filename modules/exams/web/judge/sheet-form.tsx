import { clsx } from 'clsx';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { useMedia } from '#web/features/console/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { fullSheet } from '../../contract/interview/groups.ts';
import type { JudgeView } from '../../contract/interview/judge.ts';
import { addEntry, setDraft, sumOf, useJudge } from './judge-store.ts';
import { Keypad } from './keypad.tsx';

interface Props {
  lot: number;
  criteria: JudgeView['group']['criteria'];
  /** The totals that this judge sealed before, for comparison. */
  given: readonly number[];
  onDone(): void;
}

/** The points of a line as they were typed; null where they are none. */
export function markOf(text: string, max: number): number | null {
  const typed = text.normalize('NFKC').trim().replace('。', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return null;
  return Number(typed) <= max ? Number(typed) : null;
}

/** What the buttons beside a field and its arrow keys change. */
const STEP = 0.5;
/** The marks of the scale under a line stand at its fifths. */
const pointsAt = (fifth: number, max: number) => Math.round((max * fifth) / 5);

interface ScaleProps {
  at: number;
  mark: number | null;
  max: number;
  disabled: boolean;
  /** Typed into now. */
  isActive: boolean;
  onPick(points: number): void;
}

/** A ruler of points, pressed at one of its numbers; the bar on its ticks, one a point, reaches as far as was given. */
const Scale = ({ at, mark, max, disabled, isActive, onPick }: ScaleProps) => (
  <div
    className={clsx(
      'relative flex h-20 justify-between overflow-hidden rounded-ctl border bg-surface max-lg:h-14',
      isActive ? 'border-2 border-brand' : 'border-line-strong',
    )}
  >
    <span className="absolute inset-x-5.5 bottom-0 h-6 max-lg:h-4" aria-hidden="true">
      {mark !== null && (
        <span
          className="absolute inset-y-0 -left-5.5 border-r-3 border-brand bg-(--chart-3)"
          style={{ width: `calc(22px + ${(100 * mark) / max}%)` }}
        />
      )}
      <span
        className="absolute inset-0"
        style={{
          background: 'linear-gradient(90deg, var(--ink-4) 1px, transparent 0) 0 100% repeat-x',
          backgroundSize: `calc((100% - 1px) / ${max}) 8px`,
        }}
      />
    </span>
    {[0, 1, 2, 3, 4, 5].map((fifth) => {
      const points = pointsAt(fifth, max);
      return (
        <span
          key={fifth}
          aria-hidden="true"
          className={clsx(
            'num relative h-full w-11 pt-4 text-center text-20 before:absolute before:inset-x-0 before:bottom-0 before:mx-auto before:h-4 before:w-0.5 before:bg-ink-4 max-lg:pt-2 max-lg:text-16 max-lg:before:h-2.5',
            isActive || (mark !== null && points <= mark) ? 'text-ink-1' : 'font-normal text-ink-2',
          )}
        >
          {points}
        </span>
      );
    })}
    <input
      type="range"
      // Its thumb is as wide as a number, so that each is pressed where it stands.
      className="absolute inset-0 h-full w-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:w-11 [&::-webkit-slider-thumb]:h-20 [&::-webkit-slider-thumb]:w-11 [&::-webkit-slider-thumb]:appearance-none"
      aria-label={`第 ${at + 1} 项标尺`}
      aria-valuetext={mark === null ? '还没评' : `${mark} 分`}
      min={0}
      max={5}
      value={Math.round((5 * (mark ?? 0)) / max)}
      disabled={disabled}
      onChange={({ target }) => onPick(pointsAt(target.valueAsNumber, max))}
      // The number that it stands at, such as 0 of an empty line.
      onClick={({ currentTarget }) => onPick(pointsAt(currentTarget.valueAsNumber, max))}
    />
  </div>
);

const averageText = (given: readonly number[]) => (sumOf(given) / given.length).toFixed(2);

/** Enter goes to the next field, as on the keypads of tills; in the last one it seals. */
function goOnByEnter(event: KeyboardEvent<HTMLInputElement>, next: number): void {
  const field = document.getElementById(`mark-${next}`);
  if (event.key !== 'Enter' || !field) return;
  event.preventDefault();
  field.focus();
}

/** A score sheet: a field a line, the sum, and one confirmation before it is sealed. */
export function SheetForm({ lot, criteria, given, onDone }: Props) {
  const isWide = useMedia('(min-width: 1024px)');
  const [active, setActive] = useState(0);
  const texts = useJudge(({ drafts }) => drafts[lot]) ?? [];
  const [isAsking, setAsking] = useState(false);
  const marks = criteria.map(({ max }, at) => markOf(texts[at] ?? '', max));
  const total = sumOf(marks.map((mark) => mark ?? 0));
  const lacking = criteria.filter((_, at) => marks[at] === null).map(({ name }) => name);
  const isEmpty = lacking.length === criteria.length;
  const faultOf = (at: number) => (marks[at] === null && texts[at] ? `0 到 ${criteria[at]?.max} 分，最多两位小数` : '');
  const type = (at: number, text: string) =>
    setDraft(
      lot,
      criteria.map((_, line) => (line === at ? text : (texts[line] ?? ''))),
    );
  const step = (at: number, by: number) => {
    const max = criteria[at]?.max ?? 0;
    type(at, String(Math.min(max, Math.max(0, sumOf([marks[at] ?? 0, by])))));
  };
  const seal = () => {
    addEntry(lot, { kind: 'sheet', marks: marks.map((mark) => mark ?? 0) });
    onDone();
  };
  const stepper = (at: number, by: number) => (
    <button
      type="button"
      className="icon-btn size-11 flex-none border border-line-strong bg-surface"
      aria-label={`第 ${at + 1} 项${by > 0 ? '加' : '减'} ${STEP} 分`}
      disabled={isAsking}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => step(at, by)}
    >
      {by > 0 ? <Plus size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
    </button>
  );
  return (
    <form
      className="card flex flex-col overflow-clip md:min-h-[calc(100dvh-232px)]"
      aria-label={`${lot} 号评分表`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (lacking.length === 0) setAsking(true);
      }}
    >
      <div className="grid grow lg:grid-cols-[minmax(0,1fr)_336px]">
        <ol className="grid auto-rows-fr divide-y divide-line">
          {criteria.map(({ name, max }, at) => {
            const fault = faultOf(at);
            return (
              <li
                key={name}
                className={clsx(
                  'grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 gap-y-2 px-6 py-3 max-sm:px-4 lg:grid-cols-[112px_minmax(0,1fr)_112px]',
                  isWide && at === active && 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]',
                )}
              >
                <label htmlFor={`mark-${at}`} className="text-16 font-semibold text-ink-1">
                  {name}
                  <span className="tabular block text-14 font-normal text-ink-3">满分 {max}</span>
                </label>
                <div className="max-lg:order-last max-lg:col-span-2">
                  <Scale
                    at={at}
                    mark={marks[at] ?? null}
                    max={max}
                    disabled={isAsking}
                    isActive={isWide && at === active}
                    onPick={(points) => {
                      setActive(at);
                      type(at, String(points));
                    }}
                  />
                </div>
                <span className="flex items-center gap-2 max-sm:gap-1">
                  {!isWide && stepper(at, -STEP)}
                  <input
                    id={`mark-${at}`}
                    className={clsx(
                      'field num h-16 w-28 px-1 text-center max-lg:h-12 max-sm:w-24',
                      texts[at] && 'text-28 max-lg:text-20',
                      isWide && at === active && 'border-2 border-brand',
                    )}
                    inputMode={isWide ? 'none' : 'decimal'}
                    autoComplete="off"
                    enterKeyHint={at === criteria.length - 1 ? 'done' : 'next'}
                    maxLength={6}
                    value={texts[at] ?? ''}
                    readOnly={isAsking}
                    aria-invalid={fault ? true : undefined}
                    aria-describedby={fault ? `mark-${at}-fault` : undefined}
                    onFocus={() => setActive(at)}
                    onKeyDown={(event) => goOnByEnter(event, at + 1)}
                    onChange={({ target }) => type(at, target.value)}
                  />
                  {!isWide && stepper(at, STEP)}
                </span>
                {fault && (
                  <p id={`mark-${at}-fault`} className="col-span-full text-right text-14 text-err-ink" role="alert">
                    {fault}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {isWide && (
          <Keypad
            at={active}
            name={criteria[active]?.name ?? ''}
            max={criteria[active]?.max ?? 0}
            text={texts[active] ?? ''}
            isLast={active === criteria.length - 1}
            isAim={lacking.length > 0}
            disabled={isAsking}
            onType={(text) => text.length <= 6 && type(active, text)}
            onNext={() => document.getElementById(`mark-${active + 1}`)?.focus()}
            steps={
              <>
                {stepper(active, -STEP)}
                {stepper(active, STEP)}
              </>
            }
          />
        )}
      </div>
      <div className="sticky bottom-0 z-1 flex flex-wrap items-center gap-4 border-t border-line bg-fill px-6 py-4 max-sm:px-4 max-sm:py-3">
        <p className={clsx('tabular flex-1 text-14', isAsking && 'max-sm:basis-full')} role="status">
          合计{' '}
          <b
            className={clsx(
              'mx-1 text-40 leading-none max-sm:text-28',
              isEmpty ? 'font-normal text-ink-4' : 'text-ink-1',
            )}
          >
            {total}
          </b>{' '}
          / {fullSheet}
          {given.length > 0 && (
            <span className="ml-4 text-14 text-ink-2">
              您封存的 {given.length} 份平均 {averageText(given)}
            </span>
          )}
          {isAsking && (
            <span className="block text-14 text-warm-ink">封存后自己不能再改，更正要由考务两个人办理。</span>
          )}
        </p>
        {isAsking ? (
          <span className="flex gap-3">
            <Button size="l" onClick={() => setAsking(false)}>
              再看看
            </Button>
            <Button look="filled" size="l" autoFocus onClick={seal}>
              确认封存
            </Button>
          </span>
        ) : (
          <span className="flex items-center gap-4">
            {lacking.length > 0 && (
              <span className="text-14 max-sm:max-w-28">
                {isEmpty && isWide && '点标尺上的分数，或用右边的键盘输入；'}
                {isEmpty ? `${lacking.length} 项都还没评` : `还差：${lacking.join('、')}`}
              </span>
            )}
            <Button
              type="submit"
              look={lacking.length > 0 ? 'outline' : 'filled'}
              size="l"
              className="min-w-36 max-sm:min-w-24"
              disabled={lacking.length > 0}
            >
              {lacking.length > 0 && <Lock size={16} aria-hidden />}
              封存
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}
