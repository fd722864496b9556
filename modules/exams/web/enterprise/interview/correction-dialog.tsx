import { Form, Input, Modal } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { fullSheet } from '../../../contract/interview/groups.ts';
import type { JudgedPerson } from '../../../contract/interview/progress.ts';

interface Props {
  groupId: string;
  lot: number;
  judge: string;
  judged: JudgedPerson['judged'][number] | undefined;
  mayCorrect: boolean;
  onClose(): void;
}

interface Values {
  marks: number[];
  reason: string;
}

/** A sealed sheet; other points for it are proposed with a reason, and count once another person confirms. */
export function CorrectionDialog({ groupId, lot, judge, judged, mayCorrect, onClose }: Props) {
  const [form] = Form.useForm<Values>();
  const given = Form.useWatch('marks', form);
  const sheet = judged?.sheet;
  const propose = useAction('POST /api/company/examSheets/:id/corrections', {
    answers: callKey('GET /api/company/examGroups/:id', { params: { id: groupId } }),
    opened: sheet?.id,
    done: '已提出，等另一位工作人员确认',
    onSuccess: onClose,
  });
  if (!sheet) return null;
  const marks = sheet.marks.map(({ value }) => value);
  const sum = (given ?? marks).reduce((all, mark) => all + Math.round((mark ?? 0) * 100), 0) / 100;
  const title = `${lot} 号，考官 ${judge}：${sheet.total} 分`;
  if (!mayCorrect)
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        <ul className="text-14">
          {sheet.marks.map(({ name, max, value }) => (
            <li key={name} className="tabular flex justify-between border-b border-line py-2">
              {name}
              <b>
                {value} / {max}
              </b>
            </li>
          ))}
        </ul>
      </Modal>
    );
  return (
    <FormDialog<Values>
      title={title}
      okText="提出更正"
      cancelText="返回"
      disabled={sum === sheet.total && JSON.stringify(given) === JSON.stringify(marks)}
      busy={propose.isPending}
      form={form}
      initialValues={{ marks }}
      onSend={(values) => void propose.send({ params: { id: sheet.id }, body: values })}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">
        已封存的评分由两个人更正：您提出，另一位工作人员确认后才生效。原评分保留在档案里。
      </p>
      {sheet.marks.map(({ name, max }, at) => (
        <Form.Item
          key={name}
          name={['marks', at]}
          label={`${name}（满分 ${max}）`}
          rules={[{ required: true, message: '请给分' }]}
        >
          <NumberInput min={0} max={max} precision={2} className="w-32" />
        </Form.Item>
      ))}
      <p className="tabular mb-3 text-14">
        合计 <b className="text-20">{sum}</b> / {fullSheet}
      </p>
      <Form.Item name="reason" label="更正原因" rules={[{ required: true, min: 2, message: '请写明原因' }]}>
        <Input maxLength={200} placeholder="例如：合计时漏加一项" />
      </Form.Item>
    </FormDialog>
  );
}
