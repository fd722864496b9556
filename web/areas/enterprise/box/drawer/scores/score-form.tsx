import { Button, Input, Popconfirm, Slider } from 'antd';
import { useState } from 'react';
import type { BoxScores } from '#contract/deliveries/box-scores.ts';
import { sumOf } from '#contract/deliveries/score-form.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';

interface Props {
  scores: BoxScores;
  pending: boolean;
  onGive(sheet: { values: number[]; comment: string }): void;
  onAbstain(): void;
}

/** One's own scores. The others' stay hidden until they are given. */
export function ScoreSheet({ scores: { criteria, mine, judges }, pending, onGive, onAbstain }: Props) {
  const [values, setValues] = useState<(number | null)[]>(() =>
    criteria.map((_, at) => mine?.marks[at]?.value ?? null),
  );
  const [comment, setComment] = useState(mine?.comment ?? '');
  const put = (at: number, value: number | null) =>
    setValues((now) => now.map((old, index) => (index === at ? value : old)));
  const given = values.filter((value) => value !== null);
  const full = sumOf(criteria.map(({ max }) => max));
  return (
    <section aria-label="我的评分">
      {criteria.map(({ name, max }, at) => (
        <div key={name} className="grid grid-cols-[80px_1fr_104px] items-center gap-3 py-0.5 text-13">
          <span className="truncate" title={name}>
            {name}
          </span>
          <Slider
            min={0}
            max={max}
            value={values[at] ?? 0}
            ariaLabelForHandle={name}
            onChange={(value) => put(at, value)}
          />
          <NumberInput
            size="small"
            aria-label={`${name}的分数`}
            min={0}
            max={max}
            precision={0}
            suffix={`/ ${max}`}
            value={values[at]}
            onChange={(value) => put(at, value)}
          />
        </div>
      ))}
      <Input.TextArea
        className="mt-2!"
        aria-label="评语"
        rows={2}
        maxLength={500}
        placeholder="评语"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="mt-3 flex items-center gap-2">
        <span className="tabular text-13 text-ink-2">
          合计 <b className="text-16 text-ink-1">{sumOf(given)}</b> / {full}
        </span>
        <span className="flex-1" />
        {!mine && (
          <Popconfirm
            title="查看后不能再评分"
            okText="放弃并查看"
            cancelText="再想想"
            onConfirm={onAbstain}
            disabled={judges === 0}
          >
            <Button size="small" type="link" disabled={judges === 0}>
              不评分，直接查看
            </Button>
          </Popconfirm>
        )}
        <Button
          type="primary"
          loading={pending}
          disabled={given.length < values.length}
          onClick={() => onGive({ values: given, comment: comment.trim() })}
        >
          {mine ? '更改评分' : '提交评分'}
        </Button>
      </div>
    </section>
  );
}
