import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { paths } from '#web/paths.ts';
import { useQuota } from '../use-quota.ts';

function Figure({ value, unit, text }: { value: number | null | undefined; unit: string; text: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-3 not-first:border-l not-first:border-line max-sm:nth-3:border-l-0">
      <p>
        <span className="tabular text-20 font-semibold text-ink-1">{value ?? '–'}</span>
        <span className="ml-1 text-12 text-ink-3">{unit}</span>
      </p>
      <p className="text-13 text-ink-3">{text}</p>
    </div>
  );
}

/** What the public sees of the company, and what it may still do today. */
export function FiguresStrip({ desk: { replyRate, sectorReplyRate, posts } }: { desk: Workbench }) {
  const quota = useQuota().data;
  return (
    <section
      aria-label="单位概况"
      className="grid grid-cols-4 rounded-card border border-line bg-surface max-sm:grid-cols-2"
    >
      <Figure
        value={replyRate}
        unit="%"
        text={`回复率${sectorReplyRate === null ? '' : `，同类平均 ${sectorReplyRate}%`}`}
      />
      <Figure
        value={posts.open}
        unit="个"
        text={
          <Link className="link" to={paths.ment()}>
            在招岗位{posts.closingTotal > 0 && `，${posts.closingTotal} 个七天内截止`}
          </Link>
        }
      />
      <Figure
        value={posts.pending}
        unit="个"
        text={
          <Link className="link" to={`${paths.ment()}?status=pending`}>
            待审核岗位
          </Link>
        }
      />
      <Figure
        value={quota?.posts.left}
        unit="个"
        text={`今天还可发布${quota ? `，可刷新 ${quota.refreshes.left} 次` : ''}`}
      />
    </section>
  );
}
