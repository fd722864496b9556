import type { OwnPost } from '#contract/posts/post-card.ts';

/** The open posts by what they need, as shares of one bar: answers, nothing, applicants. */
export function PostsPulse({ posts }: { posts: readonly OwnPost[] }) {
  const waiting = posts.filter(({ unanswered }) => unanswered > 0);
  const empty = posts.filter(({ deliveryCount }) => deliveryCount === 0);
  const views = empty.reduce((sum, { viewCount }) => sum + viewCount, 0);
  const parts = [
    { label: '等您答复', n: waiting.length, look: 'bg-warm' },
    { label: '都已答复', n: posts.length - waiting.length - empty.length, look: 'bg-(--chart-2)' },
    { label: '还没有投递', n: empty.length, look: 'bg-line-strong' },
  ].filter(({ n }) => n > 0);
  return (
    <section
      aria-label="在招职位概况"
      className="mb-3 grid items-center gap-x-10 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <p className="text-14 font-medium text-ink-1">
        {waiting.length > 0
          ? `${waiting.length} 个职位有 ${waiting.reduce((sum, { unanswered }) => sum + unanswered, 0)} 份投递等您答复`
          : '投递都答复了'}
        {empty.length > 0 && (
          <span className="tabular mt-0.5 block text-13 font-normal text-ink-3">
            还没有投递的共被看过 {views.toLocaleString('zh-CN')} 次
          </span>
        )}
      </p>
      <div>
        <span className="flex h-3 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
          {parts.map(({ label, n, look }) => (
            <span key={label} className={look} style={{ flexGrow: n }} />
          ))}
        </span>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-13 text-ink-2">
          {parts.map(({ label, n, look }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span className={`size-2 rounded-full ${look}`} aria-hidden="true" />
              {label} <b className="num text-14 text-ink-1">{n}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
