import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { sumOf } from '#contract/deliveries/score-form.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { ScoreSheet } from './score-form.tsx';
import { ScoreFormEditor } from './score-form-editor.tsx';
import { useScores } from './use-scores.ts';

type Seen = NonNullable<NonNullable<ReturnType<typeof useScores>['scores']['data']>['seen']>;

/** Mean of a criterion over the score sheets that have it. */
function means({ sheets }: Seen) {
  const byName = new Map<string, { max: number; values: number[] }>();
  for (const { name, max, value } of sheets.flatMap(({ marks }) => marks)) {
    const known = byName.get(name) ?? { max, values: [] };
    byName.set(name, { max, values: [...known.values, value] });
  }
  return [...byName].map(([name, { max, values }]) => ({ name, max, mean: sumOf(values) / values.length }));
}

function SeenScores({ seen }: { seen: Seen }) {
  return (
    <section aria-label="评分汇总" className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between">
        <b className="text-14 text-ink-1">{seen.sheets.length} 位评委</b>
        <span className="tabular text-13 text-ink-3">
          均分 <b className="text-18 text-ink-1">{seen.mean ?? '–'}</b>，离散 {seen.spread ?? '–'}
        </span>
      </p>
      {means(seen).map(({ name, max, mean }) => (
        <div key={name} className="mt-2 grid grid-cols-[80px_1fr_72px] items-center gap-3 text-13">
          <span className="truncate">{name}</span>
          <span className="h-1.5 rounded-full bg-fill">
            <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * mean) / max}%` }} />
          </span>
          <span className="tabular text-right text-ink-3">
            <b className="text-ink-1">{Math.round(mean * 10) / 10}</b> / {max}
          </span>
        </div>
      ))}
      <ul className="mt-4 space-y-3">
        {seen.sheets.map(({ judge, total, comment, at }) => (
          <li key={`${judge}${at}`} className="rounded-ctl bg-fill px-3 py-2 text-13">
            <p className="flex justify-between text-ink-1">
              <span>
                {judge} <span className="text-12 text-ink-3">{dayAndTime(at)}</span>
              </span>
              <b className="tabular">{total}</b>
            </p>
            {comment && <p className="mt-0.5 break-words whitespace-pre-line">{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The judges' scores of the trial lesson. */
export function ScoresTab({ detail, mayMove }: { detail: BoxDetail; mayMove: boolean }) {
  const { scores, give } = useScores(detail.id);
  const [editing, setEditing] = useState(false);
  const { data } = scores;
  if (scores.isError) return <LoadFailed title="评分没有加载出来" onRetry={scores.refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />;
  return (
    <>
      <p className="mb-2 flex items-center justify-between text-13 text-ink-3">
        {data.open
          ? data.seen
            ? '还没有其他评委，可以更改'
            : `已有 ${data.judges} 位评委评分，您提交后可见`
          : data.mine
            ? '您已评分'
            : data.abstained
              ? '您选择了不评分'
              : data.seen
                ? '评分已结束'
                : '邀请面试之后可以评分'}
        {mayMove && (
          <Button size="small" type="link" className="px-0!" onClick={() => setEditing(true)}>
            评分表
          </Button>
        )}
      </p>
      {data.open && (
        <ScoreSheet
          key={`${data.criteria.map(({ name, max }) => name + max).join()}${data.mine === null}`}
          scores={data}
          pending={give.isPending}
          onGive={(sheet) => give.mutate(sheet)}
          onAbstain={() => give.mutate({ abstain: true })}
        />
      )}
      {data.seen && <SeenScores seen={data.seen} />}
      {editing && <ScoreFormEditor post={detail.post} criteria={data.criteria} onClose={() => setEditing(false)} />}
    </>
  );
}
