import { clsx } from 'clsx';
import { paths } from '#web/paths.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OwnResults, PublicationPage } from '../../../contract/results/publications.ts';
import { insideLabel, outcomeText, pointsOf, totalRule } from '../../features/exam-words.ts';
import { postOf } from './load-results.ts';
import { Lookup } from './lookup.tsx';

/** The posts of a long list. */
const ChoosePost = ({ id, list: { id: listId, posts, postId } }: { id: string; list: PublicationPage }) => (
  <form className="flex min-w-0 items-center gap-2 max-sm:w-full" action="/exams/results">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="list" value={listId} />
    <select
      className="field h-9 w-72 min-w-0 max-sm:w-full"
      name="post"
      aria-label="换岗位"
      defaultValue={postId ?? ''}
      key={postId}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      {posts.map((post) => (
        <option key={post.id} value={post.id}>
          {post.code} {post.title}，{post.employer}
        </option>
      ))}
    </select>
    <span className="no-script-only">
      <button className="btn btn-tint" type="submit">
        查看
      </button>
    </span>
  </form>
);

const inkOf: Partial<Record<string, string>> = {
  in: 'text-ok-ink',
  violation: 'text-err-ink',
  missed: 'text-err-ink',
  failed: 'text-err-ink',
  withdrawn: 'text-err-ink',
};

interface RankingProps {
  id: string;
  list: PublicationPage;
  own: OwnResults | null;
  /** The digits that were looked for. */
  ticket: string;
}

/** More posts than stand in a line. */
const MOST_TABS = 6;

/** One post of a list, in its order. */
export function Ranking({ id, list, own, ticket }: RankingProps) {
  const { kind, posts, postId, summary, lines, weights } = list;
  const byTotal = kind !== 'written' && kind !== 'shortlist';
  const writtenText = pointsOf(lines.map(({ written }) => written));
  const interviewText = pointsOf(lines.map(({ interview }) => interview));
  const totalText = pointsOf(lines.map(({ total }) => total));
  const lastIn = lines.findLastIndex(({ outcome }) => outcome === 'in');
  const reached = lines.filter(({ outcome }) => outcome === 'in').length;
  const lastLabel =
    kind !== 'written' && summary?.line ? `${insideLabel(kind)}末位 ${summary.line}` : `达线 ${reached} 人`;
  const planned = summary?.headcount ?? 0;
  const hasTabs = posts.length <= MOST_TABS;
  const hasLine = kind === 'written' ? Boolean(summary?.pass) : summary?.line !== null;
  return (
    <section className="card overflow-hidden" aria-label="名次">
      <Lookup id={id} list={list} ticket={ticket} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-6 py-4 max-sm:px-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:basis-full">
          {hasTabs ? (
            <LinkTabs
              label="换岗位"
              className="scroll-line min-w-0"
              keepScroll
              tabs={posts.map(({ id: post, code, title }) => ({
                label: `${code} ${title}`,
                current: post === postId,
                href: paths.examResults(id, { list: list.id, post }),
              }))}
            />
          ) : (
            <ChoosePost id={id} list={list} />
          )}
          {own && own.postId !== postId && (
            <a className="link text-14" href={paths.examResults(id, { list: list.id, post: own.postId })}>
              看我的岗位
            </a>
          )}
        </div>
        <h2 className="basis-full text-16">
          <span className={hasTabs ? 'sr-only' : 'mr-2'}>{postOf(list)}</span>
          {summary && (
            <span className="text-14 font-normal text-ink-3">
              {[
                summary.employer,
                `计划 ${summary.headcount} 人`,
                ...(kind === 'written' ? [`应考 ${lines.length} 人`] : []),
                ...(!byTotal && summary.pass ? [`合格线 ${summary.pass} 分`] : []),
                ...(byTotal ? [`总成绩：${totalRule(weights)}`] : []),
              ].join('，')}
              {byTotal && hasLine && lastIn === lines.length - 1 && (
                <span className="ml-3 text-warm-ink">{lastLabel}</span>
              )}
            </span>
          )}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="名次表">
        <table className="w-full text-14">
          <thead className="bg-fill text-left text-14 text-ink-3">
            <tr>
              {['名次', '姓名', '准考证号', '笔试', ...(byTotal ? ['面试', '总成绩'] : []), '结果'].map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={clsx(
                    'px-3 py-2 font-normal whitespace-nowrap first:pl-6 max-sm:px-1.5 max-sm:first:pl-4',
                    /试$|总成绩/.test(head) && 'text-right',
                    head === '准考证号' && 'max-sm:hidden',
                    head === '结果' && 'sm:pl-8',
                    head === '姓名' && 'max-sm:w-1/2',
                  )}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {lines.map((line, at) => {
              const isOwn = own?.registrationId === line.id;
              const isFound = list.found.includes(line.id);
              const isIn = line.outcome === 'in';
              const isLast = at === lastIn && at < lines.length - 1 && (kind !== 'written' || hasLine);
              const leads = line.rank !== null && line.rank <= planned;
              const cut = isLast && hasLine ? lastLabel : '';
              return (
                <tr
                  key={line.id}
                  className={clsx(
                    'border-t border-line',
                    (isOwn || isFound) && 'bg-brand-tint',
                    isLast && 'border-b-2 border-b-brand',
                  )}
                >
                  <td className="relative px-3 py-3.5 pl-6 max-sm:px-1.5 max-sm:pl-4">
                    <span
                      className={clsx(
                        'inline-flex h-7 min-w-7 items-center justify-center rounded-full',
                        isIn && kind !== 'written' && 'bg-ok-tint font-semibold text-ok-ink',
                        kind === 'written' && leads && 'bg-brand-tint font-semibold text-brand',
                      )}
                    >
                      {line.rank ?? '–'}
                    </span>
                    {cut && (
                      <span className="absolute left-6 -bottom-2.25 z-1 rounded-full border border-brand bg-surface px-2 text-12 leading-4 whitespace-nowrap text-brand max-sm:left-4">
                        {cut}
                      </span>
                    )}
                  </td>
                  <th scope="row" className="px-3 py-2.5 text-left font-semibold text-ink-1 max-sm:px-1.5">
                    <span className="whitespace-nowrap">{line.name}</span>
                    {isOwn && (
                      <Tag tone="brand" className="ml-2">
                        我
                      </Tag>
                    )}
                    {isFound && !isOwn && (
                      <Tag tone="brand" className="ml-2">
                        查到
                      </Tag>
                    )}
                    <span className="hidden text-12 font-normal text-ink-3 max-sm:block">{line.ticket}</span>
                    {line.details && (
                      <span className="block text-12 font-normal text-ink-3">
                        {[line.details.gender, line.details.born, line.details.education, line.details.school]
                          .filter(Boolean)
                          .join('，')}
                      </span>
                    )}
                  </th>
                  <td className="px-3 py-2.5 max-sm:hidden">{line.ticket}</td>
                  <td className="px-3 py-2.5 text-right max-sm:px-1.5">{writtenText(line.written)}</td>
                  {byTotal && <td className="px-3 py-2.5 text-right max-sm:px-1.5">{interviewText(line.interview)}</td>}
                  {byTotal && (
                    <td className="px-3 py-2.5 text-right font-semibold text-ink-1 max-sm:px-1.5">
                      {totalText(line.total)}
                    </td>
                  )}
                  <td
                    className={clsx(
                      'px-3 py-2.5 sm:pl-8 sm:whitespace-nowrap max-sm:px-1.5',
                      inkOf[line.outcome] ?? 'text-ink-3',
                    )}
                  >
                    {isIn && kind === 'written' && summary?.pass !== null ? '合格' : outcomeText(kind, line.outcome)}
                    {line.note && <span className="ml-2 text-12 text-ink-3">{line.note}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {summary && summary.funnel.length > 0 && (
        <p className="tabular flex flex-wrap gap-x-5 gap-y-1 border-t border-line bg-fill px-6 py-3 text-14 text-ink-3 max-sm:px-4">
          {summary.funnel.map(({ label, people }) => (
            <span key={label}>
              {label} <b className="num">{people}</b> 人
            </span>
          ))}
          {summary.median !== null && (
            <span className="ml-auto">
              笔试中位数 <b className="num">{summary.median}</b>
            </span>
          )}
        </p>
      )}
      {lines.length === 0 && <p className="px-6 py-8 text-center text-14 text-ink-3">这个岗位没有人在名单里</p>}
    </section>
  );
}
