import { useState } from 'react';
import { maxSavedSearches } from '#contract/search/alert-limits.ts';
import type { SavedSearch } from '#contract/search/alerts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NameForm } from '#web/ui/name-form.tsx';
import type { ListOf } from './load-favourites.ts';
import { NothingYet } from './nothing-yet.tsx';

const background = { background: true };

/** Saved searches: renamed, switched and deleted in place; a deleted one can be restored. */
export function SearchesPane({ list, now }: { list: ListOf<'searches'>; now: number }) {
  const [searches, setSearches] = useState(list);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const put = (saved: SavedSearch, instead = saved.id) =>
    setSearches((before) => before.map((one) => (one.id === instead ? saved : one)));
  const change = async (search: SavedSearch, body: { name?: string; alerts?: boolean }) => {
    put({ ...search, ...body });
    const saved = await call('PATCH /api/searches/:id', { params: { id: search.id }, body }, background).catch(
      () => null,
    );
    put(saved ?? search);
    if (saved) toast.success('已保存');
  };
  const mark = (id: string, off: boolean) =>
    setGone((before) => new Set(off ? [...before, id] : [...before].filter((other) => other !== id)));
  const remove = async (search: SavedSearch) => {
    mark(search.id, true);
    const input = { params: { id: search.id } };
    await call('DELETE /api/searches/:id', input, background).catch(() => mark(search.id, false));
  };
  /** It is saved again, and so has another id. */
  const bringBack = async (search: SavedSearch) => {
    const filters = Object.fromEntries(new URLSearchParams(search.query)) as never;
    const body = { name: search.name, alerts: search.alerts, filters };
    const saved = await call('POST /api/searches', { body }, background).catch(() => null);
    if (saved) put(saved, search.id);
  };
  if (searches.length === 0)
    return <NothingYet title="还没有订阅的搜索" text="在找工作页选好条件，点“订阅这个搜索”，有新职位每天提醒一次" />;
  return (
    <>
      <ul className="card">
        {searches.map((search) => (
          <SearchLine
            key={search.id}
            search={search}
            now={now}
            gone={gone.has(search.id)}
            onChange={(body) => void change(search, body)}
            onRemove={() => void remove(search)}
            onBringBack={() => void bringBack(search)}
          />
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3">
        每个搜索每天最多提醒一次，只提醒新发布的职位；最多保存 {maxSavedSearches} 个。在
        <a href={paths.notices()} className="link underline underline-offset-3">
          通知设置
        </a>
        里可以整体关闭“职位订阅”。
      </p>
    </>
  );
}

interface Props {
  search: SavedSearch;
  now: number;
  /** Deleted, and can be restored. */
  gone: boolean;
  onChange(change: { name?: string; alerts?: boolean }): void;
  onRemove(): void;
  onBringBack(): void;
}

/** The URL of a saved search, newest posts first. */
const hrefOf = ({ query }: SavedSearch) => `/jobs?${query ? `${query}&` : ''}sort=newest`;

function SearchLine({ search, now, gone, onChange, onRemove, onBringBack }: Props) {
  const [naming, setNaming] = useState(false);
  if (gone) {
    return (
      <li className="flex items-center justify-between gap-3 border-b border-line px-5 py-4 text-14 text-ink-3 last:border-b-0">
        <span className="truncate">已删除“{search.name}”</span>
        <Button size="s" onClick={onBringBack}>
          恢复
        </Button>
      </li>
    );
  }
  const { last } = search;
  return (
    <li
      className="flex items-center gap-4 border-b border-line px-5 py-4 last:border-b-0 max-sm:flex-wrap max-sm:px-4"
      data-testid="saved-search"
    >
      <div className="min-w-0 flex-1 max-sm:basis-full">
        {naming ? (
          <NameForm
            label="名称"
            initial={search.name}
            onName={(name) => {
              setNaming(false);
              if (name !== search.name) onChange({ name });
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <>
            <p className="flex items-baseline gap-2">
              <a href={hrefOf(search)} className="truncate text-16 font-semibold text-ink-1 hover:text-brand">
                {search.name}
              </a>
              <button
                type="button"
                className="link shrink-0 text-14"
                aria-label={`改名：${search.name}`}
                onClick={() => setNaming(true)}
              >
                改名
              </button>
            </p>
            <p className="mt-1 text-14 text-ink-3">
              {last ? `${agoText(last.at, now)}提醒了 ${last.found} 个新职位` : '还没有提醒过'}
            </p>
          </>
        )}
      </div>
      <Checkbox checked={search.alerts} onChange={({ target }) => onChange({ alerts: target.checked })}>
        新职位提醒<span className="sr-only">：{search.name}</span>
      </Checkbox>
      <div className="flex shrink-0 gap-2 max-sm:ml-auto">
        <Button size="s" look="text" aria-label={`删除：${search.name}`} onClick={onRemove}>
          删除
        </Button>
        <ButtonLink size="s" look="tint" href={hrefOf(search)}>
          查看
        </ButtonLink>
      </div>
    </li>
  );
}
