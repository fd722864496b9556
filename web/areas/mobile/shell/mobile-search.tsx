import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router';
import { CurrentFilters } from '#web/features/search/current-filters.tsx';
import { SuggestionList } from '#web/features/search/suggestion-list.tsx';
import { useCombobox } from '#web/features/search/use-combobox.ts';
import { paths } from '#web/paths.ts';

interface Props {
  keyword?: string;
  /** Filters that a new search keeps. */
  keep?: Readonly<Record<string, string | undefined>>;
}

/** The search field of the mobile pages: a plain GET form, with suggestions after hydration. */
export function MobileSearch({ keyword = '', keep = {} }: Props) {
  const navigate = useNavigate();
  const { input, typed, setOpen, shown, field, clear, suggestions } = useCombobox({
    keyword,
    onPick: ({ kind, id, text }) => {
      input.current?.blur();
      if (id && kind === 'post') return void navigate(paths.mobileJob(id));
      if (id && kind === 'company') return void navigate(paths.company(id));
      void navigate(paths.mobileList({ ...keep, keyword: text }));
    },
  });
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
      <input {...field} placeholder="学科、岗位、学校" aria-label="搜索职位" />
      {typed && (
        <button type="button" className="m-icon script-only -mr-2.5" aria-label="清空" onClick={clear}>
          <X size={18} aria-hidden />
        </button>
      )}
      <CurrentFilters keep={keep} />
      <button type="submit" className="sr-only">
        搜索
      </button>
      {shown && <SuggestionList {...suggestions} />}
    </form>
  );
}
