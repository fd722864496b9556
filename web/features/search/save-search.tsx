import { useState } from 'react';
import { navigateTo } from '#web/api/navigator.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { type JobFilters, jobsHref, searchQuery } from './job-filters.ts';

const sorted = (query: URLSearchParams) =>
  [...query]
    .filter(([name, value]) => value !== '' && name !== 'sort')
    .map(([name, value]) => `${name}=${value.split(',').sort().join(',')}`)
    .sort()
    .join('&');

/** Whether two query strings of /jobs are the same search, in whatever order their filters were chosen. */
export const isSameSearch = (one: string, other: string): boolean =>
  sorted(new URLSearchParams(one)) === sorted(new URLSearchParams(other));

/** Saves the current search; a visitor signs in first and returns to it. Import it lazily. */
export function SaveSearch({ filters }: { filters: JobFilters }) {
  const { sort: _, ...rest } = filters;
  const href = jobsHref(rest);
  /** The URL of the saved search: another one can be saved again. */
  const [saved, setSaved] = useState<string>();
  const signedIn = useSession(isSeekerSignedIn);
  const { data: all = [] } = useCall('GET /api/searches', signedIn ? {} : null, quietly);
  const { send, isPending } = useAction('POST /api/searches', {
    background: true,
    done: ({ name }) => `已订阅“${name}”，有新职位每天提醒一次`,
    onSuccess: () => setSaved(href),
  });
  const press = () => {
    if (!signedIn) return navigateTo(paths.seekerLogin(href));
    void send({ body: { filters: searchQuery(rest) as never } });
  };
  const isKnown = all.some(({ query }) => isSameSearch(query, href.slice(paths.jobs().length)));
  return saved === href || isKnown ? (
    <a className="link" href={paths.favourites({ tab: 'searches' })}>
      已订阅，去管理
    </a>
  ) : (
    <button type="button" className="link" disabled={isPending} onClick={press}>
      订阅这个搜索
    </button>
  );
}
