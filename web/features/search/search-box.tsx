import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { pageTurn } from '#web/features/shell/use-own-links.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CurrentFilters } from './current-filters.tsx';
import { suggestionHref, useCombobox } from './use-combobox.ts';

const loadList = () => import('./suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList);
const SuggestionList = lazyPart(loadList);

interface Props {
  keyword?: string;
  /** Filters that a new search keeps, as hidden fields. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** The initial scope. */
  scope?: 'jobs' | 'business';
  /** `bare`: in the head of a list of posts, where Enter searches. */
  size?: 'bare' | 'm' | 'l';
  placeholder?: string;
}

const actions = { jobs: '/jobs', business: '/business' };

/** The search of posts or companies: a plain GET form, with suggestions after hydration. */
export function SearchBox({ keyword = '', keep = {}, scope: first = 'jobs', size = 'm', placeholder }: Props) {
  const navigate = useNavigate();
  const [scope, setScope] = useState(first);
  const { typed, setTyped, setOpen, shown, field, clear, suggestions } = useCombobox({
    keyword,
    suggests: scope === 'jobs',
    onPick: (item) => {
      if (!item.id) setTyped(item.text);
      const to = suggestionHref(item);
      void navigate(to, pageTurn(to));
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
    <form
      action={actions[scope]}
      method="get"
      role="search"
      className={clsx('search-box', size !== 'm' && `search-box-${size}`)}
      onSubmit={() => setOpen(false)}
    >
      {size === 'bare' && <span className="i i-search" />}
      {/* Without scripts the form goes to /jobs, which redirects a search of companies by this field. */}
      {size !== 'bare' && (
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
      )}
      <input
        {...field}
        placeholder={placeholder ?? (scope === 'jobs' ? '学科、岗位、学校，或拼音首字母，如 gzsx' : '单位名称')}
        aria-label="搜索"
        onFocus={() => {
          loadList().catch(() => {});
          setOpen(typed !== keyword);
        }}
      />
      {typed && (
        <IconButton label="清空" size="s" className="script-only mr-1" onClick={clear}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
      {scope === 'jobs' && <CurrentFilters keep={keep} />}
      <button
        type="submit"
        className={size === 'bare' ? 'sr-only' : 'btn btn-filled'}
        tabIndex={size === 'bare' ? -1 : undefined}
      >
        <Search size={16} aria-hidden />
        <span className="max-sm:sr-only">搜索</span>
      </button>
      {shown && <SuggestionList {...suggestions} />}
    </form>
  );
}
