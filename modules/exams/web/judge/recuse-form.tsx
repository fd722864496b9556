import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

interface Props {
  lot: number;
  onDone(reason: string): void;
  onCancel(): void;
}

/** 回避: the judge declares why this number is not scored here. */
export function RecuseForm({ lot, onDone, onCancel }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 2) setFault('请写明原因，例如：曾任其班主任');
    else onDone(reason.trim());
  };
  return (
    <form className="card p-6 max-sm:p-4" aria-label={`回避 ${lot} 号`} noValidate onSubmit={submit}>
      <h2 className="text-20">回避 {lot} 号</h2>
      <p className="mt-2 mb-4 text-14">
        与这个号有亲属、师生、同事等关系的，不评分，由其余考官的分数计算。声明后不能撤销，记入项目档案。
      </p>
      <TextArea
        label="原因"
        rows={3}
        maxLength={100}
        error={fault}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-4 flex gap-3">
        <Button type="submit" look="filled" size="l">
          声明回避
        </Button>
        <Button size="l" onClick={onCancel}>
          返回评分
        </Button>
      </div>
    </form>
  );
}
