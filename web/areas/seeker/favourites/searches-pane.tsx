import { useState } from 'react';
import { maxSavedSearches } from '#contract/search/alert-limits.ts';
import type { SavedSearch } from '#contract/search/alerts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';
import type { ListOf } from './load-favourites.ts';
import { NothingYet } from './nothing-yet.tsx';
import { SearchLine } from './search-line.tsx';

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
        <a href={paths.notices()} className="link">
          通知设置
        </a>
        里可以整体关闭“职位订阅”。
      </p>
    </>
  );
}
