import { Button, Input } from 'antd';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Bound, Group, Item, usePostForm } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const MOST = 12;
const usual = ['报名', '资格审查', '笔试', '试讲', '体检考察', '公示', '签约'];

/** 招聘程序: the steps from application to signing, each with its day or duration. */
export function ProcessFields() {
  const { form, change } = usePostForm();
  const steps = form.steps ?? [];
  const raise = (at: number) => change({ steps: steps.toSpliced(at - 1, 2, ...steps.slice(at - 1, at + 1).reverse()) });
  return (
    <Group title="招聘程序" note="选填，按先后写明每一步和它的时间">
      <ol>
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own while it is written
          <li key={at}>
            <Item name={`steps.${at}`} label={`第 ${at + 1} 步`} className="mb-3!">
              <div className="flex gap-2">
                <Bound name={`steps.${at}.name`}>
                  <Input id={`post-steps.${at}`} className="w-2/5" maxLength={20} placeholder="如：试讲" />
                </Bound>
                <Bound name={`steps.${at}.when`}>
                  <Input
                    aria-label={`第 ${at + 1} 步的时间`}
                    maxLength={40}
                    placeholder="如：3 月 12 日，或 5 个工作日内"
                  />
                </Bound>
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
                  onClick={() => change({ steps: steps.toSpliced(at, 1) })}
                />
              </div>
            </Item>
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
      <TextFindings field="steps" />
    </Group>
  );
}
