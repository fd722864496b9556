import { clsx } from 'clsx';
import { paths } from '#web/paths.ts';
import type { Suggestion } from './use-suggestions.ts';

const kinds: Record<Suggestion['kind'], string> = {
  post: '职位',
  company: '单位',
  subject: '学科',
  city: '城市',
  word: '',
};

/** The target of a suggestion: its object if it names one, else its search. */
export function suggestionHref({ kind, id, text }: Suggestion): string {
  if (id && kind === 'company') return paths.company(id);
  if (id && kind === 'post') return paths.job(id);
  return paths.jobs({ keyword: text });
}

/** The keys of a combobox (WAI-ARIA): arrows move, Enter selects, Escape closes. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

interface Props {
  id: string;
  items: Suggestion[];
  /** Index of the active option; -1 for none. */
  active: number;
  onPick(item: Suggestion): void;
}

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** The list below the search box. The focus stays in the box, which refers to the active option. */
export function SuggestionList({ id, items, active, onPick }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="搜索联想"
      className="panel absolute inset-x-0 top-full z-30 mt-2 p-2"
    >
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
        <div
          key={`${item.kind}-${item.text}-${item.id ?? ''}`}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={clsx('menu-item cursor-pointer', at === active && 'bg-fill')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          <span className="cut">{item.text}</span>
          {kinds[item.kind] && <span className="tag">{kinds[item.kind]}</span>}
          {item.count > 0 && (
            <span className="ml-auto text-12 text-ink-3 tabular">
              <span className="max-sm:sr-only">约 </span>
              {item.count}
              <span className="max-sm:sr-only"> 个职位</span>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
