import { clsx } from 'clsx';
import { paths } from '#web/paths.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OwnResults, PublicationPage } from '../../../contract/results/publications.ts';
import { Choice, postOptions } from '../../features/choice.tsx';
import { insideLabel, outcomeText, pointsOf, totalRule } from '../../features/exam-words.ts';
import { postOf } from '../load-exams.ts';
import { type Column, ListTable } from './list-table.tsx';

/** The posts of a long list. */
const ChoosePost = ({ id, list: { id: listId, posts, postId } }: { id: string; list: PublicationPage }) => (
  <form className="flex min-w-0 items-center gap-2 max-sm:w-full" action="/exams/results">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="list" value={listId} />
    <Choice
      label="换岗位"
      className="h-9 w-72 min-w-0 max-sm:w-full"
      name="post"
      key={postId}
      defaultValue={postId ?? ''}
      options={postOptions(posts)}
      onPick={(_, select) => select.form?.requestSubmit()}
    />
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

type Line = PublicationPage['lines'][number];

interface RankingProps {
  id: string;
  list: PublicationPage;
  own: OwnResults | null;
  /** The digits that were looked for. */
  ticket: string;
}

/** Looks a ticket number up by its last four digits; who is found is marked in the list. */
function Lookup({ id, list: { id: listId, kind, lines, found }, ticket }: Omit<RankingProps, 'own'>) {
  const ranked = lines.filter((line) => line.rank !== null && found.includes(line.id));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-brand-tint px-6 py-5 max-sm:p-4">
      <p className="text-14 text-ink-3" role="status">
        {ranked.map(({ id: lineId, rank, name, total, written }) => (
          <span key={lineId} className="block text-16 text-ink-2">
            <b className="mr-3 text-20 font-semibold text-ink-1">
              {name} 第 {rank} 名
            </b>
            {total ?? written} 分
          </span>
        ))}
        {ticket === '' && (
          <b className="block text-20 font-semibold text-ink-1">
            {kind === 'written' ? '我考了第几名？' : '我在名单里吗？'}
          </b>
        )}
        {ticket === ''
          ? '输入准考证号后四位，在名单里标出你'
          : found.length > 0
            ? '已在名单中标出'
            : `名单中没有后四位是 ${ticket} 的准考证号`}
      </p>
      <form className="flex w-80 flex-none gap-2 max-sm:w-full" action="/exams/results">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={listId} />
        <input
          className="field h-11 w-auto min-w-0 flex-1"
          name="ticket"
          aria-label="准考证号后四位"
          placeholder="准考证号后四位"
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          required
          defaultValue={ticket}
          key={ticket}
        />
        <button className="btn btn-filled btn-l" type="submit">
          查找
        </button>
      </form>
    </div>
  );
}

/** More posts than stand in a line. */
const MAX_TABS = 6;

/** One post of a list, in its order. */
export function Ranking({ id, list, own, ticket }: RankingProps) {
  const { kind, posts, postId, summary, lines, weights } = list;
  const byTotal = kind !== 'written' && kind !== 'shortlist';
  const lastIn = lines.findLastIndex(({ outcome }) => outcome === 'in');
  const reached = lines.filter(({ outcome }) => outcome === 'in').length;
  const lastLabel =
    kind !== 'written' && summary?.line ? `${insideLabel(kind)}末位 ${summary.line}` : `达线 ${reached} 人`;
  const isOwn = (line: Line) => own?.registrationId === line.id;
  const isFound = (line: Line) => list.found.includes(line.id);
  const planned = summary?.headcount ?? 0;
  const hasTabs = posts.length <= MAX_TABS;
  const hasLine = kind === 'written' ? Boolean(summary?.pass) : summary?.line !== null;
  const isLast = (at: number) => at === lastIn && at < lines.length - 1 && (kind !== 'written' || hasLine);
  const points = (head: string, of: 'written' | 'interview' | 'total'): Column<Line> => {
    const text = pointsOf(lines.map((line) => line[of]));
    const look = clsx('text-right', of === 'total' && 'font-semibold text-ink-1');
    return { head, look, cell: (line) => text(line[of]) };
  };
  const columns: Column<Line>[] = [
    {
      head: '名次',
      cell: (line, at) => (
        <>
          <span
            className={clsx(
              'inline-flex h-7 min-w-7 items-center justify-center rounded-full',
              kind !== 'written' && line.outcome === 'in' && 'bg-ok-tint font-semibold text-ok-ink',
              kind === 'written' && (line.rank ?? Infinity) <= planned && 'bg-brand-tint font-semibold text-brand',
            )}
          >
            {line.rank ?? '–'}
          </span>
          {isLast(at) && hasLine && (
            <span className="absolute left-6 -bottom-2.25 z-1 rounded-full border border-brand bg-surface px-2 text-12 leading-4 whitespace-nowrap text-brand max-sm:left-4">
              {lastLabel}
            </span>
          )}
        </>
      ),
    },
    {
      head: '姓名',
      look: 'max-sm:w-1/2',
      isName: true,
      cell: (line) => (
        <>
          <b className="font-semibold whitespace-nowrap text-ink-1">{line.name}</b>
          {(isOwn(line) || isFound(line)) && (
            <Tag tone="brand" className="ml-2">
              {isOwn(line) ? '我' : '查到'}
            </Tag>
          )}
          <span className="hidden text-14 text-ink-3 max-sm:block">{line.ticket}</span>
          {line.details && (
            <span className="block text-14 text-ink-3">
              {[line.details.gender, line.details.born, line.details.education, line.details.school]
                .filter(Boolean)
                .join('，')}
            </span>
          )}
        </>
      ),
    },
    { head: '准考证号', look: 'max-sm:hidden', cell: ({ ticket: number }) => number },
    points('笔试', 'written'),
    ...(byTotal ? [points('面试', 'interview'), points('总成绩', 'total')] : []),
    {
      head: '结果',
      look: 'sm:pl-8',
      cell: ({ outcome, note }) => (
        <span className={inkOf[outcome] ?? 'text-ink-3'}>
          {outcome === 'in' && kind === 'written' && summary?.pass !== null ? '合格' : outcomeText(kind, outcome)}
          {note && <span className="ml-2 text-14 text-ink-3">{note}</span>}
        </span>
      ),
    },
  ];
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
      <ListTable
        label="名次表"
        columns={columns}
        rows={lines}
        lookOf={(line, at) =>
          clsx((isOwn(line) || isFound(line)) && 'bg-brand-tint', isLast(at) && 'border-b-2 border-b-brand')
        }
      />
      {lines.length === 0 && <p className="px-6 py-8 text-center text-14 text-ink-3">这个岗位没有人在名单里</p>}
    </section>
  );
}
