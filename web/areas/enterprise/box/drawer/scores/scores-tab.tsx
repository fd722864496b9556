import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { ScoreBars, type SeenScores } from './score-bars.tsx';
import { ScoreSheet } from './score-form.tsx';
import { ScoreFormEditor } from './score-form-editor.tsx';
import { useScores } from './use-scores.ts';

function SeenScoresList({ seen }: { seen: SeenScores }) {
  return (
    <section aria-label="评分汇总" className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between">
        <b className="text-14 text-ink-1">{seen.sheets.length} 位评委</b>
        <span className="tabular text-13 text-ink-3">
          均分 <b className="text-18 text-ink-1">{seen.mean ?? '–'}</b>，离散 {seen.spread ?? '–'}
        </span>
      </p>
      <div className="mt-3">
        <ScoreBars seen={seen} />
      </div>
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
  if (scores.isError) return <LoadFailed title="评分没有加载出来" error={scores.error} onRetry={scores.refetch} />;
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
          onGive={(body) => void give.send({ params: { id: detail.id }, body })}
          onAbstain={() => void give.send({ params: { id: detail.id }, body: { abstain: true } })}
        />
      )}
      {data.seen && <SeenScoresList seen={data.seen} />}
      {editing && <ScoreFormEditor post={detail.post} criteria={data.criteria} onClose={() => setEditing(false)} />}
    </>
  );
}
