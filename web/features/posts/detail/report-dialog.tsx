import { useState } from 'react';
import { postReportReasons as reasons } from '#contract/posts/report-reasons.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

type Reason = keyof typeof reasons;

/** 举报. Import it lazily. */
export function ReportDialog({ id, title, onClose }: { id: string; title: string; onClose(): void }) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [detail, setDetail] = useState('');
  const [error, setError] = useState<string>();
  const report = useAction('POST /api/posts/:id/reports', {
    done: '已收到举报，24 小时内处理',
    onSuccess: onClose,
    onError: (problem) => setError(problem instanceof ApiError ? problem.message : '没有提交成功，请重试'),
  });
  const send = () => {
    if (!reason) return setError('请选择举报原因');
    void report.send({ params: { id }, body: { reason, detail: detail || undefined } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="举报这个岗位"
      description={title}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="filled" busy={report.isPending} onClick={send}>
            提交
          </Button>
        </>
      }
    >
      <fieldset className="border-0 p-0">
        <legend className="mb-2 text-14 text-ink-2">遇到了什么问题</legend>
        <div className="flex flex-col gap-2.5">
          {(Object.keys(reasons) as Reason[]).map((code) => (
            <Checkbox key={code} type="radio" name="reason" checked={code === reason} onChange={() => setReason(code)}>
              {reasons[code]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextArea
        fieldClass="mt-4"
        label="补充说明（选填）"
        maxLength={300}
        value={detail}
        error={error}
        onChange={(event) => setDetail(event.target.value)}
      />
    </Dialog>
  );
}
