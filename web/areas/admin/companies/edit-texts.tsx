import { Form } from 'antd';
import { type CompanyTexts, companyTextNames as names } from '#contract/companies/company-texts.ts';
import { type OperatorCompanyDetail, operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';

const field = fieldsOf(operatorCompanyEndpoints['PUT /api/admin/companies/:id/texts'].body);

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
    done: '已修改，理由已告诉对方',
    onSuccess: onClose,
  });
  const fields = Form.useWatch([], form);
  const changes = fields ? changesOf(detail, fields) : {};
  const changed = Object.values(changes);
  const hides = changed.length > 0 && changed.every((text) => text === '');
  const save = ({ reason }: Fields) => edit.send({ params, body: { ...changes, reason: reason.trim() } });
  return (
    <FormDialog
      title={`修改“${detail.name}”的主页文字`}
      okText={hides ? '隐藏' : '保存修改'}
      cancelText="返回"
      disabled={changed.length === 0}
      danger={hides}
      busy={edit.isPending}
      form={form}
      initialValues={detail.page}
      onSend={save}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-3">立即在单位主页生效；清空的一项不再显示</p>
      <TextField {...field('intro')} rows={6} />
      <TextField {...field('address')} />
      <TextField {...field('nature')} />
      <TextField {...field('reason')} rows={2} placeholder="会告诉该单位的成员" />
    </FormDialog>
  );
}
