import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#web/ui/icon-button.tsx';
import { nextActive, optionId, SuggestionList, suggestionHref } from './suggestion-list.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface Props {
  keyword?: string;
  /** Filters that a new search keeps, as hidden fields. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** What is searched at first. */
  scope?: 'jobs' | 'business';
  size?: 'm' | 'l';
  placeholder?: string;
}

const actions = { jobs: '/jobs', business: '/business' };

/** The search of posts or companies: a plain GET form, with suggestions once scripts have come. */
export function SearchBox({ keyword = '', keep = {}, scope: first = 'jobs', size = 'm', placeholder }: Props) {
  const list = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword);
  const [scope, setScope] = useState(first);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(typed, open && scope === 'jobs');
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    // At first the field itself says: somebody may have typed before the scripts came.
    setTyped(shownFor.current === null ? (input.current?.value ?? keyword) : keyword);
    shownFor.current = keyword;
  }, [keyword]);
  const shown = open && items.length > 0;
  const pick = (item: Suggestion) => {
    setOpen(false);
    if (!item.id) setTyped(item.text);
    void navigate(suggestionHref(item));
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
      action={actions[scope]}
      method="get"
      role="search"
      className={clsx('search-box', size === 'l' && 'search-box-l')}
      onSubmit={() => setOpen(false)}
    >
      {/* Without scripts the form goes to /jobs, which sends a search of companies on by this field. */}
      <select
        name="in"
        aria-label="搜索范围"
        className="search-scope"
        value={scope === 'jobs' ? '' : scope}
        onChange={(event) => setScope(event.target.value === 'business' ? 'business' : 'jobs')}
      >
        <option value="">职位</option>
        <option value="business">单位</option>
      </select>
      <input
        ref={input}
        type="search"
        name="keyword"
        value={typed}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder ?? (scope === 'jobs' ? '学科、岗位、学校，或拼音首字母，如 gzsx' : '单位名称')}
        aria-label="搜索"
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
        onFocus={() => setOpen(typed !== keyword)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {typed && (
        <IconButton
          label="清空"
          size="s"
          className="script-only mr-1"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {scope === 'jobs' &&
        Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      <button type="submit" className="btn btn-filled">
        <Search size={16} aria-hidden />
        <span className="max-sm:sr-only">搜索</span>
      </button>
      {shown && <SuggestionList id={list} items={items} active={active} onPick={pick} />}
    </form>
  );
}
