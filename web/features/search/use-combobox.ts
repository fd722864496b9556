import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { Places } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { useStateOf } from '#web/rendering/use-state-of.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface Options {
  keyword: string;
  /** Whether suggestions are requested at all. */
  suggests?: boolean;
  onPick(item: Suggestion): void;
}

/** The target of a suggestion: its object if it names one, else its search. */
export function suggestionHref({ kind, id, text }: Suggestion, { job, jobs }: Pick<Places, 'job' | 'jobs'>) {
  if (id && kind === 'company') return paths.company(id);
  return id && kind === 'post' ? job(id) : jobs({ keyword: text });
}

/** The keys of a combobox (WAI-ARIA): arrows move, Enter selects, Escape closes. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** A search field as a combobox (WAI-ARIA): input, suggestions, and the active one. */
export function useCombobox({ keyword, suggests = true, onPick }: Options) {
  const list = useId();
  const input: RefObject<HTMLInputElement | null> = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useStateOf(keyword);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(typed, open && suggests);
  const shown = open && items.length > 0;
  const pick = (item: Suggestion) => {
    setOpen(false);
    onPick(item);
  };
  const press = (event: KeyboardEvent) => {
    // While a character is chosen, the keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return setOpen(false);
    if (!shown) return;
    const item = items[active];
    if (event.key === 'Enter' && item) {
      event.preventDefault();
      return pick(item);
    }
    const next = nextActive(event.key, active, items.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  const field = {
    ref: input,
    type: 'search',
    name: 'keyword',
    value: typed,
    maxLength: 60,
    autoComplete: 'off',
    enterKeyHint: 'search',
    role: 'combobox',
    'aria-expanded': shown,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': shown && active >= 0 ? optionId(list, active) : undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      setActive(-1);
      setOpen(true);
    },
    onBlur: () => setOpen(false),
    onKeyDown: press,
  } as const;
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return {
    input,
    typed,
    setTyped,
    setOpen,
    shown,
    field,
    clear,
    suggestions: { id: list, items, active, onPick: pick },
  };
}
