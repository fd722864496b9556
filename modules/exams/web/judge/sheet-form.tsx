import { clsx } from 'clsx';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { handled } from '#web/ui/handled.ts';
import { fullSheet } from '../../contract/interview/groups.ts';
import type { JudgeView } from '../../contract/interview/judge.ts';
import { addEntry, setDraft, sumOf, useJudge } from './judge-store.ts';

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
      className="card overflow-clip"
      aria-label={`${lot} 号评分表`}
      noValidate
      onSubmit={handled(() => lacking.length === 0 && setAsking(true))}
    >
      <ol className="divide-y divide-line">
        {criteria.map(({ name, max }, at) => {
          const fault = faultOf(at);
          return (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-6 py-4 max-sm:px-4"
            >
              <label htmlFor={`mark-${at}`} className="text-16 font-semibold text-ink-1">
                {name}
                <span className="tabular block text-14 font-normal text-ink-3">满分 {max}</span>
              </label>
              <span className="flex items-center gap-2 max-sm:gap-1">
                {stepper(at, -STEP)}
                <input
                  id={`mark-${at}`}
                  className="field num h-14 w-28 px-1 text-center text-28 max-sm:w-24 max-sm:text-20"
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint={at === criteria.length - 1 ? 'done' : 'next'}
                  maxLength={6}
                  value={texts[at] ?? ''}
                  readOnly={isAsking}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `mark-${at}-fault` : undefined}
                  onKeyDown={(event) => goOnByEnter(event, at + 1)}
                  onChange={({ target }) => type(at, target.value)}
                />
                {stepper(at, STEP)}
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
