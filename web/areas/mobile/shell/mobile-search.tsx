import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextActive, optionId, SuggestionList } from '#web/features/search/suggestion-list.tsx';
import { type Suggestion, useSuggestions } from '#web/features/search/use-suggestions.ts';
import { paths } from '#web/paths.ts';

interface Props {
  keyword?: string;
  /** Filters that a new search keeps. */
  keep?: Readonly<Record<string, string | undefined>>;
}

/** The search field of the mobile pages: a plain GET form, with suggestions once scripts have come. */
export function MobileSearch({ keyword = '', keep = {} }: Props) {
  const list = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(typed, open);
  const shown = open && items.length > 0;
  useEffect(() => setTyped(keyword), [keyword]);
  const pick = ({ kind, id, text }: Suggestion) => {
    setOpen(false);
    input.current?.blur();
    if (id && kind === 'post') return void navigate(paths.mobileJob(id));
    if (id && kind === 'company') return void navigate(paths.company(id));
    void navigate(paths.mobileList({ ...keep, keyword: text }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    if (!shown || event.nativeEvent.isComposing) return;
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
    <form
      action={paths.mobileList()}
      method="get"
      role="search"
      className="m-search"
      onSubmit={() => {
        setOpen(false);
        input.current?.blur();
      }}
    >
      <Search size={18} className="flex-none text-ink-4" aria-hidden />
      <input
        ref={input}
        type="search"
        name="keyword"
        value={typed}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="学科、岗位、学校"
        aria-label="搜索职位"
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(list, active) : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {typed && (
        <button
          type="button"
          className="m-icon script-only -mr-2.5"
          aria-label="清空"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="sr-only">
        搜索
      </button>
      {shown && <SuggestionList id={list} items={items} active={active} onPick={pick} />}
    </form>
  );
}
