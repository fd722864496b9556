import { useEffect, useState } from 'react';
import {
  type Outcome,
  outcomes,
  type PublicationKind,
  publicationKinds,
} from '#contract/exams/results/publication-state.ts';
import type { OwnResults, PublicationPage } from '#contract/exams/results/publications.ts';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

const outcomeText = (kind: string, outcome: string) =>
  (outcome === 'in' && publicationKinds[kind as PublicationKind]?.in) || (outcomes[outcome as Outcome] ?? outcome);

const pointsText = (points: number | null) => (points === null ? '—' : String(points));

/** The caller's own lines, once the page runs in a browser that is signed in. */
function useOwn(id: string): OwnResults | null {
  const isSeeker = useSession(isSeekerSignedIn);
  const [own, setOwn] = useState<OwnResults | null>(null);
  useEffect(() => {
    if (!isSeeker) return;
    const found = call('GET /api/exams/:id/results/mine', { params: { id } }, { quiet: true, background: true });
    void found.then(setOwn, () => setOwn(null));
  }, [id, isSeeker]);
  return own;
}

/** One post of a list, in its order. */
export function Ranking({ id, list }: { id: string; list: PublicationPage }) {
  const own = useOwn(id);
  const { kind, posts, postId, summary, lines, weights } = list;
  const byTotal = kind !== 'written' && kind !== 'shortlist';
  return (
    <section className="card overflow-hidden" aria-label="名次">
      <form className="flex flex-wrap items-center gap-3 px-6 py-4 max-sm:px-4" action="/exams/results">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={list.id} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16">
            {summary ? `${summary.code} ${summary.title}` : '名单'}
            {summary && (
              <span className="ml-2 text-13 font-normal text-ink-3">
                {summary.employer}，计划 {summary.headcount} 人
              </span>
            )}
          </h2>
          {summary && (
            <p className="tabular mt-1 text-13">
              {summary.pass !== null && <span className="mr-4">合格线 {summary.pass}</span>}
              {summary.line !== null && <span className="mr-4 text-warm-ink">末位 {summary.line}</span>}
              {byTotal && (
                <span className="text-ink-3">
                  总成绩 = 笔试 {weights.written}% + 面试 {weights.interview}%
                </span>
              )}
            </p>
          )}
        </div>
        <select className="field h-9! w-60!" name="post" aria-label="换岗位" defaultValue={postId ?? ''} key={postId}>
          {posts.map((post) => (
            <option key={post.id} value={post.id}>
              {post.code} {post.title}，{post.employer}
            </option>
          ))}
        </select>
        <button className="btn btn-tint" type="submit">
          查看
        </button>
        {own && own.postId !== postId && (
          <a className="link text-13" href={paths.examResults(id, { list: list.id, post: own.postId })}>
            看我的岗位
          </a>
        )}
      </form>
      <div className="overflow-x-auto">
        <table className="w-full text-14">
          <thead className="bg-fill text-left text-13 text-ink-3">
            <tr>
              {['名次', '姓名', '准考证号', '笔试', ...(byTotal ? ['面试', '总成绩'] : []), '结果'].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 font-normal whitespace-nowrap first:pl-6">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {lines.map((line) => {
              const isOwn = own?.registrationId === line.id;
              return (
                <tr key={line.id} className={`border-t border-line ${isOwn ? 'bg-brand-tint' : ''}`}>
                  <td className="px-3 py-2.5 pl-6">{line.rank ?? '–'}</td>
                  <th scope="row" className="px-3 py-2.5 text-left font-medium whitespace-nowrap text-ink-1">
                    {line.name}
                    {isOwn && <span className="tag ml-2">我</span>}
                  </th>
                  <td className="px-3 py-2.5">{line.ticket}</td>
                  <td className="px-3 py-2.5">{pointsText(line.written)}</td>
                  {byTotal && <td className="px-3 py-2.5">{pointsText(line.interview)}</td>}
                  {byTotal && <td className="px-3 py-2.5 font-semibold text-ink-1">{pointsText(line.total)}</td>}
                  <td className={`px-3 py-2.5 ${line.outcome === 'in' ? 'text-ok-ink' : 'text-ink-3'}`}>
                    {outcomeText(kind, line.outcome)}
                    {line.note && <span className="ml-2 text-12 text-ink-3">{line.note}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {lines.length === 0 && <p className="px-6 py-8 text-center text-13 text-ink-3">这个岗位没有人在名单里</p>}
    </section>
  );
}
