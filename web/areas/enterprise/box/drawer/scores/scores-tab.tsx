import { Button, Form, Input, Slider } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import type { BoxScores } from '#contract/deliveries/box-scores.ts';
import { type Criterion, scoreTemplate, sumOf } from '#contract/deliveries/score-form.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { FormDialog, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { quietly } from '../../../own-calls.ts';

const SCORES = 'GET /api/company/deliveries/:id/scores';

function SeenScoresList({ seen }: { seen: SeenScores }) {
  return (
    <section aria-label="评分汇总" className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between">
        <b className="text-14 text-ink-1">{seen.sheets.length} 位评委</b>
        <span className="tabular text-14 text-ink-3">
          均分 <b className="text-20 text-ink-1">{seen.mean ?? '–'}</b>，离散 {seen.spread ?? '–'}
        </span>
      </p>
      <ScoreBars seen={seen} />
      <ul className="mt-4 space-y-3">
        {seen.sheets.map(({ judge, total, comment, at }) => (
          <li key={`${judge}${at}`} className="rounded-ctl bg-fill px-3 py-2 text-14">
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
  const input = { params: { id: detail.id } };
  const scores = useCall(SCORES, input, quietly);
  const give = useAction('PUT /api/company/deliveries/:id/score', { answers: callKey(SCORES, input) });
  const [editing, setEditing] = useState(false);
  const { data } = scores;
  if (scores.isError || !data) return <Awaiting query={scores} failed="评分没有加载出来" />;
  return (
    <>
      <p className="mb-2 flex items-center justify-between text-14 text-ink-3">
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
          <Button size="small" type="link" className="px-0" onClick={() => setEditing(true)}>
            评分表
          </Button>
        )}
      </p>
      {data.open && (
        <ScoreSheet
          key={`${data.criteria.map(({ name, max }) => name + max).join()}${data.mine === null}`}
          scores={data}
          pending={give.isPending}
          onGive={(body) => void give.send({ ...input, body })}
        />
      )}
      {data.seen && <SeenScoresList seen={data.seen} />}
      {editing && <ScoreFormEditor post={detail.post} criteria={data.criteria} onClose={() => setEditing(false)} />}
    </>
  );
}

interface Props {
  post: { id: string; title: string };
  criteria: readonly Criterion[];
  onClose(): void;
}

/** The criteria of a post's trial lessons. Existing score sheets keep theirs. */
export function ScoreFormEditor({ post, criteria, onClose }: Props) {
  const [form] = Form.useForm<{ criteria: Criterion[] }>();
  const lines: readonly Partial<Criterion>[] = Form.useWatch('criteria', form) ?? [];
  const save = useAction('PUT /api/company/posts/:id/scoreForm', {
    invalidates: [SCORES],
    done: '评分表已保存，之前的评分不变',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`${post.title}的评分表`}
      okText="保存"
      busy={save.isPending}
      form={form}
      initialValues={{ criteria }}
      onSend={({ criteria: lines }) =>
        void save.send({
          params: { id: post.id },
          body: { criteria: lines.map(({ name, max }) => ({ name: name.trim(), max })) },
        })
      }
      onClose={onClose}
    >
      <ListField
        name="criteria"
        least={1}
        most={12}
        row={{ add: '一项', remove: '这一项', className: 'mb-2 flex gap-2', blank: () => ({ name: '', max: 10 }) }}
      >
        {(at) => (
          <>
            <TextField name={[at, 'name']} label="评分项" noStyle required maxLength={20} />
            <NumberField name={[at, 'max']} label="满分" noStyle required min={1} max={100} suffix="分" />
          </>
        )}
      </ListField>
      <p className="flex items-center text-14">
        <Button size="small" type="link" onClick={() => form.setFieldsValue({ criteria: [...scoreTemplate] })}>
          用通用模板
        </Button>
        <span className="tabular ml-auto text-ink-3">满分 {sumOf(lines.map(({ max = 0 }) => max))}</span>
      </p>
    </FormDialog>
  );
}

interface ScoreSheetProps {
  scores: BoxScores;
  pending: boolean;
  onGive(sheet: { values: number[]; comment: string } | { abstain: true }): void;
}

/** One's own scores. The others' stay hidden until they are given. */
function ScoreSheet({ scores: { criteria, mine, judges }, pending, onGive }: ScoreSheetProps) {
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
        <div key={name} className="grid grid-cols-[80px_1fr_104px] items-center gap-3 py-0.5 text-14">
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
        className="mt-2"
        aria-label="评语"
        rows={2}
        maxLength={500}
        placeholder="评语"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="mt-3 flex items-center gap-2">
        <span className="tabular text-14 text-ink-2">
          合计 <b className="text-16 text-ink-1">{sumOf(given)}</b> / {full}
        </span>
        <span className="flex-1" />
        {!mine && (
          <AskButton
            size="small"
            type="link"
            disabled={judges === 0}
            ask="查看后不能再评分"
            yes="放弃并查看"
            onYes={() => onGive({ abstain: true })}
          >
            不评分，直接查看
          </AskButton>
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

type SeenScores = NonNullable<BoxScores['seen']>;

/** Mean of a criterion over the score sheets that have it. */
function means({ sheets }: SeenScores) {
  const byName = Map.groupBy(
    sheets.flatMap(({ marks }) => marks),
    ({ name }) => name,
  );
  return [...byName].map(([name, marks]) => ({
    name,
    max: marks[0]?.max,
    mean: sumOf(marks.map(({ value }) => value)) / marks.length,
  }));
}

/** The judges' means by criterion, each with the median of the people scored for the post. */
function ScoreBars({ seen }: { seen: SeenScores }) {
  const medians = new Map(seen.among?.medians.map(({ name, value }) => [name, value]));
  return (
    <>
      <ul className="mt-3 space-y-2">
        {means(seen).map(({ name, max, mean }) => (
          <li key={name} className="flex justify-between gap-4 text-14">
            {name}
            <span className="tabular text-ink-3">
              <b className="text-ink-1">{Math.round(mean * 10) / 10}</b> / {max}
              {medians.has(name) && `，同岗中位 ${medians.get(name)}`}
            </span>
          </li>
        ))}
      </ul>
      {seen.among && <p className="mt-2 text-12 text-ink-3">同岗已评 {seen.among.people} 人</p>}
    </>
  );
}
