import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { navigateTo } from '#web/api/navigator.ts';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';
import { type JobFilters, jobsHref, searchQuery } from './job-filters.ts';
import { isSameSearch } from './same-search.ts';

/** Saves the current search; a visitor signs in first and returns to it. Import it lazily. */
export function SaveSearch({ filters }: { filters: JobFilters }) {
  const { sort: _, ...rest } = filters;
  const href = jobsHref(rest);
  /** The URL of the saved search: another one can be saved again. */
  const [saved, setSaved] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setSaved((before) => (before === href ? before : undefined));
    if (!isSeekerSignedIn(getSession())) return;
    let current = true;
    call('GET /api/searches', {}, { background: true, quiet: true }).then(
      (all) => {
        const query = new URL(href, location.origin).search;
        if (current && all.some((search) => isSameSearch(search.query, query))) setSaved(href);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [href]);
  const press = async () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(paths.seekerLogin(href));
    setBusy(true);
    const body = { filters: searchQuery(rest) as never };
    const answer = await call('POST /api/searches', { body }, { background: true }).catch(() => null);
    setBusy(false);
    if (!answer) return;
    setSaved(href);
    toast.success(`已订阅“${answer.name}”，有新职位每天提醒一次`);
  };
  return saved === href ? (
    <a className="link" href={paths.favourites({ tab: 'searches' })}>
      已订阅，去管理
    </a>
  ) : (
    <button type="button" className="link" disabled={busy} onClick={() => void press()}>
      订阅这个搜索
    </button>
  );
}
