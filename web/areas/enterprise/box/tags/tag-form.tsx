import { Form } from 'antd';
import { mostTags } from '#contract/deliveries/box-rows.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ChoiceField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { boxCalls, useBoxStrip } from '../../box-calls.ts';

/** Tags deliveries: their lists and the open panel show it. */
export const useTag = (onDone?: (n: number) => void) =>
  useAction('POST /api/company/deliveryTags', {
    invalidates: [...boxCalls, 'GET /api/company/deliveries/:id'],
    onSuccess: ({ n }) => onDone?.(n),
  });

interface Fields {
  add: string[];
}

/** Adds tags to the selected deliveries. */
export function TagForm({ ids, onDone, onClose }: { ids: readonly string[]; onDone(): void; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const known = useBoxStrip().data?.tags ?? [];
  const tag = useTag((n) => {
    toast.success(`已给 ${n} 份投递打上标签`);
    onDone();
  });
  return (
    <FormDialog
      title={`给 ${ids.length} 份投递打标签`}
      okText="打标签"
      busy={tag.isPending}
      form={form}
      onSend={({ add }) => void tag.send({ body: { ids: [...ids], add, remove: [] } })}
      onClose={onClose}
    >
      <ChoiceField
        name="add"
        label="标签"
        required="请填写标签"
        mode="tags"
        maxCount={mostTags}
        placeholder="选用过的，或输入新的，每个最多 12 个字"
        notFoundContent={null}
        options={known.map((value) => ({ value, label: value }))}
      />
      <p className="text-14 text-ink-3">只有同事看得到，应聘者看不到。</p>
    </FormDialog>
  );
}
