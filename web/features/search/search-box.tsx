import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { pageTurn } from '#web/features/shell/page-turn.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { suggestionHref, useCombobox } from './use-combobox.ts';

/** The filters that a new search keeps, as hidden fields of its form. */
function CurrentFilters({ keep }: { keep: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(keep).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazyPart(loadList, 'SuggestionList');

interface Props {
  keyword?: string;
  /** Filters that a new search keeps, as hidden fields. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** The initial scope. */
  scope?: 'jobs' | 'business';
  /** In the head of a list, where Enter searches. */
  bare?: boolean;
}

/** The search of posts or companies: a plain GET form, with suggestions after hydration. */
export function SearchBox({ keyword = '', keep = {}, scope: first = 'jobs', bare = false }: Props) {
  const places = use(PlacesContext);
  const navigate = useNavigate();
  const [scope, setScope] = useState(first);
  const { input, typed, setTyped, setOpen, shown, field, clear, suggestions } = useCombobox({
    keyword,
    suggests: scope === 'jobs',
    onPick: (item) => {
      if (!item.id) setTyped(item.text);
      leave();
      const to = suggestionHref(item, places);
      void navigate(to, pageTurn(to));
    },
  });
  /** On a phone the keyboard would stay over what was found. */
  const leave = () => matchMedia('(pointer: coarse)').matches && input.current?.blur();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
    <form
      action={scope === 'jobs' ? places.jobs() : '/business'}
      method="get"
      role="search"
      className={bare ? 'search-box search-box-bare' : 'search-box'}
      onSubmit={() => {
        setOpen(false);
        leave();
      }}
    >
      {/* Without scripts the form goes to /jobs, which redirects a search of companies by this field. */}
      {bare ? (
        <span className="i i-search" />
      ) : (
        <select
          name="in"
          aria-label="搜索范围"
          className="h-full flex-none rounded-ctl bg-transparent pl-2.5 text-ink-1"
          value={scope === 'jobs' ? '' : scope}
          onChange={(event) => setScope(event.target.value === 'business' ? 'business' : 'jobs')}
        >
          <option value="">职位</option>
          <option value="business">单位</option>
        </select>
      )}
      <input
        {...field}
        placeholder={scope === 'jobs' ? '学科、岗位、学校，或拼音首字母，如 gzsx' : '单位名称'}
        aria-label="搜索"
        onFocus={() => {
          loadList().catch(() => {});
          setOpen(typed !== keyword);
        }}
      />
      {typed && (
        <IconButton label="清空" size="s" className="script-only mr-1 max-sm:size-11!" onClick={clear}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {scope === 'jobs' && <CurrentFilters keep={keep} />}
      <button type="submit" className={bare ? 'sr-only' : 'btn btn-filled'} tabIndex={bare ? -1 : undefined}>
        <Search size={16} aria-hidden />
        <span className="max-sm:sr-only">搜索</span>
      </button>
      {shown && <SuggestionList {...suggestions} />}
    </form>
  );
}
