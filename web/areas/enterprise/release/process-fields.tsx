import { Button, Input } from 'antd';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Field, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const MOST = 12;
const usual = ['报名', '资格审查', '笔试', '试讲', '体检考察', '公示', '签约'];

/** 招聘程序: the steps from application to signing, each with its day or duration. */
export function ProcessFields({ form, change }: StepProps) {
  const steps = form.steps ?? [];
  const edit = (at: number, patch: Partial<(typeof steps)[number]>) =>
    change({ steps: steps.map((step, k) => (k === at ? { ...step, ...patch } : step)) });
  const drop = (at: number) => change({ steps: steps.filter((_, k) => k !== at) });
  const raise = (at: number) => {
    const [step] = steps.slice(at, at + 1);
    if (step) change({ steps: steps.filter((_, k) => k !== at).toSpliced(at - 1, 0, step) });
  };
  return (
    <section aria-label="招聘程序" className="mb-2 border-t border-line pt-4">
      <h3 className="text-14 font-semibold text-ink-1">招聘程序</h3>
      <p className="mb-3 text-14 text-ink-3">选填，按先后写明每一步和它的时间</p>
      <ol>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own while it is written
          <li key={at}>
            <Field name={`steps.${at}`} label={`第 ${at + 1} 步`} className="mb-3!">
              <div className="flex gap-2">
                <Input
                  id={`post-steps.${at}`}
                  className="w-2/5"
                  maxLength={20}
                  placeholder="如：试讲"
                  value={step.name}
                  onChange={({ target }) => edit(at, { name: target.value })}
                />
                <Input
                  aria-label={`第 ${at + 1} 步的时间`}
                  maxLength={40}
                  placeholder="如：3 月 12 日，或 5 个工作日内"
                  value={step.when}
                  onChange={({ target }) => edit(at, { when: target.value })}
                />
                <Button
                  type="text"
                  aria-label={`上移第 ${at + 1} 步`}
                  disabled={at === 0}
                  icon={<ArrowUp size={16} />}
                  onClick={() => raise(at)}
                />
                <Button
                  type="text"
                  aria-label={`删除第 ${at + 1} 步`}
                  icon={<Trash2 size={16} />}
                  onClick={() => drop(at)}
                />
              </div>
            </Field>
          </li>
        ))}
      </ol>
      <div className="mb-4 flex flex-wrap gap-2">
        {steps.length < MOST && (
          <Button icon={<Plus size={16} />} onClick={() => change({ steps: [...steps, { name: '', when: '' }] })}>
            添加一步
          </Button>
        )}
        {steps.length === 0 && (
          <Button onClick={() => change({ steps: usual.map((name) => ({ name, when: '' })) })}>填入常见程序</Button>
        )}
      </div>
      <TextFindings field="steps" form={form} change={change} />
    </section>
  );
}
