import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import type { ExamOverview } from '../../contract/exam-lists.ts';

/** 竞争最小的岗位: people registered for a place. */
export function LeastSought({ posts }: { posts: ExamOverview['leastSought'] }) {
  if (posts.length === 0) return null;
  return (
    <Card space="side" heading="竞争最小的岗位" aside="已报人数 / 计划">
      <ol className="grid gap-x-6 gap-y-1 sm:max-xl:grid-cols-2">
        {posts.map(({ id, examId, title, employer, registered, headcount }) => {
          const rate = registered / headcount;
          return (
            <li key={id}>
              <a className="group flex items-center gap-3 py-1 text-14" href={paths.exam(examId, id)}>
                <span className="min-w-0 flex-1 leading-5">
                  <span className="cut block text-ink-1 group-hover:text-brand">{title}</span>
                  <span className="cut block text-12 text-ink-3">{employer}</span>
                </span>
                <b className="num flex-none">{registered === 0 ? '还没有人报' : `${rate.toFixed(1)} : 1`}</b>
              </a>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
