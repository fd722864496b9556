import { Button, Input, Modal } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Criterion, scoreTemplate, sumOf } from '#contract/deliveries/score-form.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { useScoreForm } from './use-scores.ts';

interface Props {
  post: { id: string; title: string };
  criteria: readonly Criterion[];
  onClose(): void;
}

const most = 12;

/** The criteria of a post's trial lessons. Existing score sheets keep theirs. */
export function ScoreFormEditor({ post, criteria, onClose }: Props) {
  const [lines, setLines] = useState(() => criteria.map((line, key) => ({ ...line, key })));
  const save = useScoreForm(onClose);
  const change = (key: number, part: Partial<Criterion>) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const submit = () =>
    void save.send({
      params: { id: post.id },
      body: { criteria: lines.map(({ name, max }) => ({ name: name.trim(), max })) },
    });
  return (
    <Modal
      open
      title={`${post.title}的评分表`}
      okText="保存"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <ul className="space-y-2">
        {lines.map(({ key, name, max }) => (
          <li key={key} className="flex gap-2">
            <Input
              aria-label="评分项"
              maxLength={20}
              value={name}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <NumberInput
              aria-label={`${name}满分`}
              min={1}
              max={100}
              value={max}
              suffix="分"
              onChange={(value) => change(key, { max: value ?? 1 })}
            />
            <Button
              type="text"
              aria-label={`删除${name}`}
              disabled={lines.length === 1}
              icon={<Trash2 size={15} />}
              onClick={() => setLines((now) => now.filter((line) => line.key !== key))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-2 text-13">
        <Button
          size="small"
          icon={<Plus size={14} />}
          disabled={lines.length >= most}
          onClick={() => setLines((now) => [...now, { name: '', max: 10, key: Date.now() }])}
        >
          加一项
        </Button>
        <Button
          size="small"
          type="link"
          onClick={() => setLines(scoreTemplate.map((line, at) => ({ ...line, key: Date.now() + at })))}
        >
          用通用模板
        </Button>
        <span className="tabular ml-auto text-ink-3">满分 {sumOf(lines.map(({ max }) => max))}</span>
      </div>
    </Modal>
  );
}
