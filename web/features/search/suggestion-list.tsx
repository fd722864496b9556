import { clsx } from 'clsx';
import { optionId } from './use-combobox.ts';
import type { Suggestion } from './use-suggestions.ts';

const kinds: Record<Suggestion['kind'], string> = {
  post: '职位',
  company: '单位',
  subject: '学科',
  city: '城市',
  word: '',
};

interface Props {
  id: string;
  items: Suggestion[];
  /** Index of the active option; -1 for none. */
  active: number;
  onPick(item: Suggestion): void;
}

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
