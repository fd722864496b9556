import { Form } from 'antd';
import { type DailyLimits, type Quota, quotaNames } from '#contract/ledger/quotas.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { orderEndpoints } from '../../contract/orders.ts';

const SET = 'PUT /api/admin/dailyLimits';
const field = fieldsOf(orderEndpoints[SET].body);

/** How often a school may do something for nothing each day. */
export function DailyLimitsDialog({ limits, onClose }: { limits: DailyLimits; onClose(): void }) {
  const [form] = Form.useForm<DailyLimits>();
  const save = useAction(SET, {
    invalidates: ['GET /api/admin/dailyLimits'],
    opened: limits,
    done: '每日免费次数已保存',
    onSuccess: onClose,
  });
  return (
    <FormDialog<DailyLimits>
      title="每日免费次数"
      okText="保存"
      busy={save.isPending}
      form={form}
      initialValues={limits}
      onSend={(body) => void save.send({ body })}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-3">所有单位从下一次使用起按新的次数计算；用完后使用套餐里的次数</p>
      <div className="grid grid-cols-2 gap-x-4">
        {(Object.keys(quotaNames) as Quota[]).map((quota) => (
          <NumberField key={quota} {...field(quota)} suffix={quota === 'recruiters' ? '人' : '次'} />
        ))}
      </div>
    </FormDialog>
  );
}
