import { DatePicker, Form, Modal, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { fenOf } from '#contract/money.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { amountRules } from '#web/features/forms/amount-rules.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { type WageUnit, wageUnits } from '../../contract/wage-units.ts';
import { wageCalls } from './use-wages.ts';

interface Fields {
  deliveryId: string;
  rate: string;
  unit: WageUnit;
  period: [Dayjs, Dayjs];
  note?: string;
}

interface Props {
  open: boolean;
  hired: AnswerOf<Api['GET /api/company/wages']>['hired'];
  onClose(): void;
  onMade(id: string): void;
}

/** A rate and a period with a hired teacher. */
export function AgreementForm({ open, hired, onClose, onMade }: Props) {
  const [form] = Form.useForm<Fields>();
  const agree = useAction('POST /api/company/wages/agreements', {
    invalidates: wageCalls,
    opened: open,
    done: '已登记约定，教师会收到通知',
  });
  const send = async ({ deliveryId, rate, unit, period: [from, to], note = '' }: Fields) => {
    const days = { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
    const body = { deliveryId, rate: fenOf(rate) ?? 0, unit, ...days, note };
    const made = await agree.send({ body });
    if (!made) return;
    form.resetFields();
    onClose();
    onMade(made.id);
  };
  return (
    <Modal
      open={open}
      title="约定课时费"
      okText="登记"
      confirmLoading={agree.isPending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ unit: 'lesson' }}
        onFinish={send}
      >
        <Form.Item name="deliveryId" label="教师" rules={[{ required: true, message: '请选择已入职的教师' }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="已入职的教师"
            notFoundContent="还没有已入职的教师"
            options={hired.map(({ deliveryId, name, postTitle }) => ({
              value: deliveryId,
              label: `${name} · ${postTitle}`,
            }))}
          />
        </Form.Item>
        <div className="grid grid-cols-2 gap-x-3">
          <TextField name="rate" label="课时费" rules={amountRules} inputMode="decimal" suffix="元" />
          <Form.Item name="unit" label="计量单位">
            <Radio.Group options={Object.entries(wageUnits).map(([value, label]) => ({ value, label }))} />
          </Form.Item>
        </div>
        <Form.Item name="period" label="期限" rules={[{ required: true, message: '请选择期限' }]}>
          <DatePicker.RangePicker className="w-full" />
        </Form.Item>
        <TextField name="note" label="说明" rows={2} maxLength={300} placeholder="例：晚自习按 1.5 倍计入课时" />
      </Form>
    </Modal>
  );
}
