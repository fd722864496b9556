import { paths } from '#web/paths.ts';
import type { ExamFitting } from '../../../contract/exam-lists.ts';

interface Props {
  fitting: ExamFitting;
  titles: ReadonlyMap<string, string>;
}

/** The posts that fit, by project; each leads to its rules. */
export function FittingPosts({ fitting: { posts, exams, total }, titles }: Props) {
  return (
    <div className="mt-3 border-t border-brand-line pt-3">
      {exams.map(({ id, posts: n }) => {
        const own = posts.filter(({ examId }) => examId === id);
        if (own.length === 0) return null;
        return (
          <section key={id} className="mb-3 last:mb-0">
            <h3 className="text-13 font-medium text-ink-1">
              <a className="hover:text-brand" href={paths.exam(id)}>
                {titles.get(id) ?? '其他项目'}
              </a>{' '}
              <span className="tabular font-normal text-ink-3">{n} 个</span>
            </h3>
            <ul className="mt-1.5 grid grid-cols-3 gap-2 max-lg:grid-cols-2 max-sm:grid-cols-1">
              {own.map((post) => (
                <li key={post.id}>
                  <a
                    className="block rounded-ctl bg-surface px-3 py-2 text-13 text-ink-1 hover:text-brand"
                    href={paths.exam(id, post.id)}
                  >
                    <span className="cut block font-medium">{post.title}</span>
                    <span className="cut block text-12 text-ink-3">
                      {post.code} · {post.employer}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {total > posts.length && (
        <p className="mt-2 text-12 text-ink-3">
          先列出截止最近的 {posts.length} 个，其余在各项目的岗位表里勾选“只看我能报的”。
        </p>
      )}
    </div>
  );
}
