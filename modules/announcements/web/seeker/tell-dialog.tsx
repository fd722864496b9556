import { useEffect, useState } from 'react';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { experience as machine } from '../../contract/experience-state.ts';
import type { OwnExperience } from '../../contract/experiences.ts';

type Part = keyof typeof experienceParts;
type Faults = Partial<Record<'parts' | 'questions' | 'advice', string>>;

const faultsOf = (error: unknown): Faults =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[0], message]))
    : {};

/** 面经 of an ended delivery: written, changed or deleted. Import it lazily. */
export function TellDialog({ id, title, onClose }: { id: string; title: string; onClose(): void }) {
  const [own, setOwn] = useState<OwnExperience | null>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [questions, setQuestions] = useState('');
  const [advice, setAdvice] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isLoading, setLoading] = useState(true);
  const outcome = { onSuccess: onClose, onError: (error: unknown) => setFaults(faultsOf(error)) };
  const told = useAction('PUT /api/deliveries/:id/experience', { done: '已提交，审核通过后不署名公开', ...outcome });
  const dropped = useAction('DELETE /api/deliveries/:id/experience', { done: '面经已删除', ...outcome });
  const busy = isLoading || told.isPending || dropped.isPending;
  useEffect(() => {
    let current = true;
    const show = (found: OwnExperience | null) => {
      if (!current) return;
      setOwn(found);
      setLoading(false);
      if (!found) return;
      setParts(found.parts);
      setQuestions(found.questions);
      setAdvice(found.advice);
    };
    call('GET /api/deliveries/:id/experience', { params: { id } }, { background: true }).then(show, onClose);
    return () => {
      current = false;
    };
  }, [id, onClose]);
  const params = { id };
  const send = () => void told.send({ params, body: { parts: [...parts], questions, advice } });
  const drop = () => void dropped.send({ params });
  return (
    <Dialog
      onClose={onClose}
      title={own ? '我写的面经' : '写面经'}
      description={`${title}。不署名，只显示面试的月份；学校仍可能从内容猜到，请不要写个人情况和任何人的姓名。`}
      footer={
        <>
          {own && (
            <Button look="text" disabled={busy} onClick={drop}>
              删除
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button look="filled" busy={busy} onClick={send}>
            提交审核
          </Button>
        </>
      }
    >
      {own && (
        <p className="mb-4 rounded-ctl bg-fill px-3 py-2 text-14">
          {machine.labels.seeker[own.status]}
          {own.reason && `：${own.reason}`}
        </p>
      )}
      <fieldset className="border-0 p-0">
        <legend className="mb-2 text-14 text-ink-2">考了什么</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2.5">
          {(Object.keys(experienceParts) as Part[]).map((part) => (
            <Checkbox
              key={part}
              checked={parts.includes(part)}
              onChange={({ target }) =>
                setParts(target.checked ? [...parts, part] : parts.filter((other) => other !== part))
              }
            >
              {experienceParts[part]}
            </Checkbox>
          ))}
        </div>
        {faults.parts && (
          <p role="alert" className="mt-1 text-14 text-err-ink">
            {faults.parts}
          </p>
        )}
      </fieldset>
      <TextArea
        fieldClass="mt-4"
        label="问题和课题"
        rows={6}
        maxLength={2_000}
        value={questions}
        error={faults.questions}
        placeholder="一行一个：问了哪些问题，试讲抽到什么课题，准备和讲多久"
        onChange={(event) => setQuestions(event.target.value)}
      />
      <TextArea
        fieldClass="mt-4"
        label="给后来人的话（选填）"
        maxLength={500}
        value={advice}
        error={faults.advice}
        onChange={(event) => setAdvice(event.target.value)}
      />
    </Dialog>
  );
}
