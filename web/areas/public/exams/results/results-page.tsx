import type { Call } from '#contract/api.ts';
import { type PublicationKind, publicationKinds } from '#contract/exams/results/publication-state.ts';
import { formatDateTime } from '#contract/text.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Distribution } from './distribution.tsx';
import { Ranking } from './ranking.tsx';

const isId = (text: string) => /^[1-9][0-9]{0,18}$/.test(text);

/** What a project has published; of the chosen list, or the latest, one post. */
export async function loadResults(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!isId(id)) throw missingPage();
  const [wantedList, wantedPost] = [url.searchParams.get('list') ?? '', url.searchParams.get('post') ?? ''];
  const { title, items } = await call('GET /api/exams/:id/results', { params: { id } }).catch(failPage);
  const chosen = items.find((one) => one.id === wantedList) ?? items[0];
  const query = isId(wantedPost) ? { postId: wantedPost } : {};
  const list = chosen
    ? await call('GET /api/exams/publications/:id', { params: { id: chosen.id }, query }).catch(failPage)
    : null;
  return { id, title, items, list };
}

type ResultsData = Awaited<ReturnType<typeof loadResults>>;

const labelOf = ({ kind, version }: { kind: string; version: number }) =>
  `${publicationKinds[kind as PublicationKind]?.label ?? kind}${version > 1 ? `（第 ${version} 版）` : ''}`;

/** 结果与公示: the lists of a project from the moment of each on. */
export function ResultsPage({ data: { id, title, items, list } }: { data: ResultsData }) {
  return (
    <div className="page pt-3 pb-8">
      <Breadcrumb
        crumbs={[
          { label: '公开招聘', href: paths.exams() },
          { label: title, href: paths.exam(id) },
          { label: '结果与公示' },
        ]}
      />
      <h1 className="mt-3 mb-1 text-24 max-sm:text-20">{list ? labelOf(list) : '结果与公示'}</h1>
      <p className="mb-4 text-13 text-ink-3">
        {list
          ? `${list.exam.documentNumber ? `${list.exam.documentNumber}，` : ''}${formatDateTime(list.publicAt)} 统一公布，姓名与号码已部分隐去`
          : title}
      </p>
      {list === null ? (
        <div className="card">
          <EmptyState title="还没有公布结果" text="成绩和名单在公布的时刻出现在这里，之前任何人都看不到。" />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_296px] items-start gap-4 max-lg:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-4">
            <Ranking id={id} list={list} />
            {list.summary && <Distribution summary={list.summary} />}
          </div>
          <aside className="flex min-w-0 flex-col gap-4" aria-label="公布记录">
            <Card space="side" heading="已公布过的">
              <ol className="divide-y divide-line text-13">
                {items.map((one) => (
                  <li key={one.id} className="py-2 first:pt-0 last:pb-0">
                    <a
                      className="font-medium text-ink-1 hover:text-brand"
                      aria-current={one.id === list.id ? 'page' : undefined}
                      href={paths.examResults(id, { list: one.id })}
                    >
                      {labelOf(one)}
                    </a>
                    <p className="tabular text-12 text-ink-3">
                      {dayAndTime(one.publicAt)}，{one.people} 人{one.reason && `，更正：${one.reason}`}
                    </p>
                  </li>
                ))}
              </ol>
            </Card>
            <Card space="side" heading="这份名单可以核验">
              <p className="text-13 text-ink-3">公布即封存，改一个字哈希就不同。</p>
              <p className="mt-2 font-mono text-12 break-all text-ink-1">SHA-256 {list.hash}</p>
            </Card>
          </aside>
        </div>
      )}
    </div>
  );
}
