import type { QueryChange, QueryWordTrial } from '#contract/queries/queries.ts';

const words = { better: '变好', same: '不变', worse: '变差' } as const;
const tones = { better: 'text-ok-ink', same: 'text-ink-3', worse: 'text-err-ink' } as const;

function Changes({ title, changes }: { title: string; changes: readonly QueryChange[] }) {
  return (
    <>
      <h3 className="mt-3 text-13 font-medium text-ink-1">{title}</h3>
      <ul className="mt-1 max-h-40 overflow-y-auto text-13 text-ink-2">
        {changes.map(({ query, fitting, total, outcome }) => (
          <li key={query} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0 break-words">{query}</span>
            <span className="tabular flex-none">
              {fitting && `前十符合 ${fitting.before} → ${fitting.after}，`}共 {total.before} → {total.after}
              {fitting && <span className={`ml-2 ${tones[outcome]}`}>{words[outcome]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a word would change, before it is kept. */
export function TrialResult({ trial: { term, titles, judged, judgedInAll, frequent } }: { trial: QueryWordTrial }) {
  const worse = judged.filter(({ outcome }) => outcome === 'worse').length;
  const better = judged.filter(({ outcome }) => outcome === 'better').length;
  return (
    <section aria-label="试的结果" aria-live="polite" className="rounded-card border border-line bg-fill p-3">
      <p className="text-14 text-ink-1">
        搜“{term.query}”：{term.total.before} → {term.total.after} 个职位
      </p>
      <ul className="mt-1 text-13 text-ink-3">
        {titles.map((title) => (
          <li key={title} className="cut">
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-2">
        {judged.length === 0
          ? `${judgedInAll} 条评测搜索都不受影响`
          : `${judgedInAll} 条评测搜索里 ${judged.length} 条含有这个说法：${better} 条变好，${worse} 条变差`}
      </p>
      {judged.length > 0 && <Changes title="评测搜索" changes={judged} />}
      {frequent.length > 0 && <Changes title="近 90 天常搜的" changes={frequent} />}
    </section>
  );
}
