import { Form, Input, Modal } from 'antd';
import {
  type CompanyTexts,
  companyTextLimits as most,
  companyTextNames as names,
} from '#contract/companies/company-texts.ts';
import type { OperatorCompanyDetail } from '#contract/operators/operator-companies.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';

interface Fields extends CompanyTexts {
  reason: string;
}

/** The texts that differ from the page's current ones. */
const changesOf = ({ page }: OperatorCompanyDetail, fields: Fields): Partial<CompanyTexts> =>
  Object.fromEntries(
    (Object.keys(names) as (keyof CompanyTexts)[])
      .map((field) => [field, (fields[field] ?? '').trim()] as const)
      .filter(([field, value]) => value !== page[field]),
  );

/** Edits the texts of a company's page; an emptied text is hidden. The company is notified of the reason. */
export function EditTexts({ detail, onClose }: { detail: OperatorCompanyDetail; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const params = { id: detail.id };
  const edit = useAction('PUT /api/admin/companies/:id/texts', {
    answers: callKey('GET /api/admin/companies/:id', { params }),
    onSuccess: () => {
      toast.success('已修改，理由已告诉对方');
      onClose();
    },
  });
  const fields = Form.useWatch([], form);
  const changes = fields ? changesOf(detail, fields) : {};
  const changed = Object.values(changes);
  const hides = changed.length > 0 && changed.every((text) => text === '');
  const save = ({ reason }: Fields) => edit.send({ params, body: { ...changes, reason: reason.trim() } });
  return (
    <Modal
      open
      title={`修改“${detail.name}”的主页文字`}
      okText={hides ? '隐藏' : '保存修改'}
      okButtonProps={{ danger: hides, disabled: changed.length === 0 }}
      cancelText="返回"
      confirmLoading={edit.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="mb-3 text-13 text-ink-3">立即在单位主页生效；清空的一项不再显示</p>
      <Form form={form} layout="vertical" requiredMark={false} initialValues={detail.page} onFinish={save}>
        <Form.Item name="intro" label={names.intro}>
          <Input.TextArea rows={6} maxLength={most.intro} showCount />
        </Form.Item>
        <Form.Item name="address" label={names.address}>
          <Input maxLength={most.address} />
        </Form.Item>
        <Form.Item name="nature" label={names.nature}>
          <Input maxLength={most.nature} />
        </Form.Item>
        <Form.Item
          name="reason"
          label="理由"
          rules={[{ required: true, whitespace: true, min: 2, message: '请填写理由，至少 2 个字' }]}
        >
          <Input.TextArea rows={2} maxLength={200} showCount placeholder="会告诉该单位的成员" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
