import { useState } from 'react';
import {
  type PostReportReason,
  postReportReasons,
  usualPostReasons,
  wrongPostReasons,
} from '#contract/posts/report-reasons.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

interface Props {
  id: string;
  title: string;
  /** One applies elsewhere: what its readers find is wrong facts, and the most usual is chosen already. */
  isElsewhere: boolean;
  onClose(): void;
}

/** 举报, or 信息有误. Import it lazily. */
export function ReportDialog({ id, title, isElsewhere, onClose }: Props) {
  const reasons = isElsewhere ? wrongPostReasons : usualPostReasons;
  const [reason, setReason] = useState<PostReportReason | null>(isElsewhere ? (reasons[0] ?? null) : null);
  const [detail, setDetail] = useState('');
  const [error, setError] = useState<string>();
  const report = useAction('POST /api/posts/:id/reports', {
    done: `已收到${isElsewhere ? '' : '举报'}，24 小时内处理`,
    onSuccess: onClose,
    onError: (problem) => setError(problem instanceof ApiError ? problem.message : '没有提交成功，请重试'),
  });
  const send = () => {
    if (!reason) return setError('请选择举报原因');
    void report.send({ params: { id }, body: { reason, detail: detail || undefined } });
  };
  return (
    <Dialog
      onClose={onClose}
      title={isElsewhere ? '信息有误' : '举报这个岗位'}
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
          {reasons.map((code) => (
            <Checkbox key={code} type="radio" name="reason" checked={code === reason} onChange={() => setReason(code)}>
              {postReportReasons[code]}
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
