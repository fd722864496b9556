import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Check, type ChoiceRow, checkedPostsOnPhone, choiceRows } from '#web/features/quick-check/choices.ts';
import { useCheck } from '#web/features/quick-check/use-check.ts';
import { offlineOr } from '#web/ui/online.ts';
import type { MobileHomeData } from './load-home.ts';

/** A choice in words that need no name of its row beside them. */
function wordsOf(name: string, label: string): string {
  if (name === '教资') return `${label}教资`;
  return label === '不限' ? '不限城市' : label;
}

/** A row of the check as the phone's own picker. */
function Choice({ row: { name, choices, more }, onChoose }: { row: ChoiceRow; onChoose(check: Check): void }) {
  const all = [...choices, ...more];
  return (
    <label className="relative flex h-11 min-w-0 items-center justify-between rounded-ctl border border-brand-line bg-surface pl-1.5 text-14 min-[380px]:px-1.75 font-semibold text-brand has-focus-visible:shadow-(--focus)">
      <span className="cut min-w-0" aria-hidden>
        {wordsOf(name, all.find(({ current }) => current)?.label ?? '')}
      </span>
      <ChevronDown size={11} className="flex-none" aria-hidden />
      {/* A select in this size would be zoomed in by iOS. */}
      <select
        className="absolute inset-0 cursor-pointer opacity-0"
        aria-label={name}
        value={all.findIndex(({ current }) => current)}
        onChange={({ target }) => {
          const chosen = all[Number(target.value)];
          if (chosen) onChoose(chosen.check);
        }}
      >
        {all.map(({ label }, at) => (
          <option key={label} value={at}>
            {wordsOf(name, label)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** 30 秒自检: four pickers, and how many posts one may apply for. */
export function CheckCard({ data }: { data: Pick<MobileHomeData, 'check' | 'openTo' | 'cityCode'> }) {
  const { check, found, choose } = useCheck(data);
  return (
    <section className="rounded-card border border-brand-line bg-brand-tint p-3" aria-label="30 秒自检">
      <h2 className="text-20 font-semibold text-ink-1">30 秒，看看你能报哪些</h2>
      <div className="mt-2.5 grid grid-cols-4 gap-1">
        {choiceRows(check, data.cityCode).map((row) => (
          <Choice key={row.name} row={row} onChoose={choose} />
        ))}
      </div>
      <p
        className="mt-2 flex min-h-10 flex-wrap items-baseline gap-1.5 text-14 text-ink-2"
        aria-live="polite"
        aria-atomic
      >
        {found ? (
          <span>
            学历、专业、教资符合{' '}
            <b className="num text-28 leading-10 text-brand">{found.total.toLocaleString('en-US')}</b>&nbsp;个，编制{' '}
            <b className="num text-20 text-ink-1">{found.establishment.toLocaleString('en-US')}</b>&nbsp;个
          </span>
        ) : (
          `${offlineOr('没有算出来')}，请换一项再试`
        )}
        <a className="btn btn-filled ml-auto self-center" href={checkedPostsOnPhone(check)}>
          {found?.total === 0 ? '看看相近的' : '去看看'}
        </a>
      </p>
    </section>
  );
}
