import { useState } from 'react';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/form-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { experience as machine } from '../../contract/experience-state.ts';
import type { OwnExperience } from '../../contract/experiences.ts';

type Part = keyof typeof experienceParts;
type Draft = Pick<OwnExperience, 'parts' | 'questions' | 'advice'>;
type Faults = Partial<Record<keyof Draft, string>>;

const blank: Draft = { parts: [], questions: '', advice: '' };

const faultsOf = (error: unknown): Faults =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[0], message]))
    : {};

/** 面经 of an ended delivery: written, changed or deleted. Import it lazily. */
export function TellDialog({ id, title, onClose }: { id: string; title: string; onClose(): void }) {
  const {
    data: own,
    status,
    refetch,
  } = useCall('GET /api/deliveries/:id/experience', { params: { id } }, { background: true });
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [faults, setFaults] = useState<Faults>({});
  const { parts, questions, advice }: Draft = { ...blank, ...own, ...typed };
  const type = (change: Partial<Draft>) => setTyped({ ...typed, ...change });
  const outcome = { onSuccess: onClose, onError: (error: unknown) => setFaults(faultsOf(error)) };
  const told = useAction('PUT /api/deliveries/:id/experience', { done: '已提交，审核通过后不署名公开', ...outcome });
  const dropped = useAction('DELETE /api/deliveries/:id/experience', { done: '面经已删除', ...outcome });
  const busy = status !== 'success' || told.isPending || dropped.isPending;
  const params = { id };
  const send = () => void told.send({ params, body: { parts, questions, advice } });
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
      {status === 'error' && <ErrorState message="面经没有加载出来" onRetry={refetch} />}
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
                type({ parts: target.checked ? [...parts, part] : parts.filter((other) => other !== part) })
              }
            >
              {experienceParts[part]}
            </Checkbox>
          ))}
        </div>
        <FieldError text={faults.parts} />
      </fieldset>
      <TextArea
        fieldClass="mt-4"
        label="问题和课题"
        rows={6}
        maxLength={2_000}
        value={questions}
        error={faults.questions}
        placeholder="一行一个：问了哪些问题，试讲抽到什么课题，准备和讲多久"
        onChange={(event) => type({ questions: event.target.value })}
      />
      <TextArea
        fieldClass="mt-4"
        label="给后来人的话（选填）"
        maxLength={500}
        value={advice}
        error={faults.advice}
        onChange={(event) => type({ advice: event.target.value })}
      />
    </Dialog>
  );
}
