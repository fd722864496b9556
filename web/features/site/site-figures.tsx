import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type Stats = AnswerOf<Api['GET /api/home']>['stats'];

/** The site's figures; null until they are there, and without the network. */
function useStats(): Stats | null {
  const [stats, setStats] = useState<Stats | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    call('GET /api/home', { query: {} }, { background: true, quiet: true, signal: leave.signal }).then(
      (home) => setStats(home.stats),
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  return stats;
}

function Figure({ value, unit, label }: { value: string; unit: string; label: string }) {
  return (
    <div className="px-5 not-first:border-l not-first:border-line first:pl-0 max-sm:px-3">
      <dd className="whitespace-nowrap">
        <span className="tabular text-24 leading-none font-semibold text-ink-1 xl:text-32">{value}</span>
        <span className="ml-1 text-13 text-ink-3">{unit}</span>
      </dd>
      <dt className="mt-1.5 text-13 whitespace-nowrap text-ink-2">{label}</dt>
    </div>
  );
}

/** How many schools and posts the site has, and how many deliveries are answered. */
export function SiteFigures() {
  const stats = useStats();
  if (!stats) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-y-3">
      <Figure value={stats.companies.toLocaleString('en-US')} unit="所" label="在招单位" />
      <Figure value={stats.posts.toLocaleString('en-US')} unit="个" label="在招岗位" />
      <Figure value={String(stats.replyRate)} unit="%" label="回复率" />
    </dl>
  );
}
