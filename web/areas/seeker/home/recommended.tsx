import { useState } from 'react';
import type { Recommendation } from '#contract/talents/recommendations.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths, postPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const FEW = 4;

/** Posts that fit, with the reasons, for a day on which nothing waits. A post that is not wanted goes, and comes back by 撤销. */
export function Recommended() {
  const { data } = useCall('GET /api/recommendations', {}, { background: true, quiet: true });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const items = data?.items.filter(({ post }) => !gone.has(post.id)).slice(0, FEW) ?? [];
  if (!data || items.length === 0) return null;
  const mark = (id: string, off: boolean) =>
    setGone((before) => new Set(off ? [...before, id] : [...before].filter((other) => other !== id)));
  const bring = async (id: string) => {
    mark(id, false);
    await call('DELETE /api/recommendations/:id/dismissal', { params: { id } }, { background: true }).catch(() =>
      mark(id, true),
    );
  };
  const dismiss = async ({ id, title }: Recommendation['post']) => {
    mark(id, true);
    const stored = call('PUT /api/recommendations/:id/dismissal', { params: { id } }, { background: true });
    await stored.then(
      () => toast.done(`不再推荐“${title}”`, () => void bring(id)),
      () => mark(id, false),
    );
  };
  const heading = data.personalised ? '为你推荐' : '最新职位';
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="mb-4 text-20 leading-7">{heading}</h2>
      <ul className="rows card">
        {items.map(({ post, reasons, doubts }) => (
          <li key={post.id} data-testid="recommended" className="flex flex-wrap items-center gap-x-6 gap-y-2 px-6 py-4">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <a href={postPath(post)} className="font-semibold text-ink-1 hover:text-brand">
                {post.title}
              </a>
              <p className="text-14 text-ink-3">
                <a href={paths.company(post.company.id)}>{post.company.name}</a>　{post.place}
              </p>
              <ul aria-label="推荐理由" className="mt-1 flex flex-wrap gap-x-4 text-14 text-ink-2">
                {[...reasons, ...doubts].map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            {!post.exam && <Pay value={post.salary} className="text-16" />}
            <Button look="text" size="s" aria-label={`不感兴趣：${post.title}`} onClick={() => void dismiss(post)}>
              不感兴趣
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
