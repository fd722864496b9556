import { Form } from 'antd';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useNotes } from './drawer/use-notes.ts';

interface Fields {
  memberIds: string[];
  text: string;
}

/** Asks colleagues to look at the selected deliveries; they find them under 请我看的. */
export function ReferForm({ ids, onDone, onClose }: { ids: readonly string[]; onDone(): void; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const colleagues = useNotes(ids[0] ?? '').data?.colleagues;
  const refer = useAction('POST /api/company/deliveryReferrals', {
    invalidates: ['GET /api/company/boxRows', 'GET /api/company/deliveries/:id/notes'],
    opened: ids,
    onSuccess: ({ n }) => {
      toast.success(`已请同事看 ${n} 份投递`);
      onDone();
    },
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormDialog
      title={`请同事看 ${ids.length} 份投递`}
      okText="通知同事"
      busy={refer.isPending}
      form={form}
      onSend={(fields) => void refer.send({ body: { ...fields, ids: [...ids] } })}
      onClose={onClose}
    >
      <ChoiceField
        name="memberIds"
        label="同事"
        required="请选择同事"
        mode="multiple"
        maxCount={5}
        loading={!colleagues}
        placeholder="能查看投递的同事"
        notFoundContent="还没有别的同事能查看投递，可在成员管理中邀请"
        options={colleagues?.map(({ memberId, name }) => ({ value: memberId, label: name }))}
      />
      <TextField
        name="text"
        label="说明"
        required="请填写说明"
        rows={3}
        maxLength={500}
        placeholder="请看哪一点，记在每份投递的备注里，应聘者看不到"
      />
    </FormDialog>
  );
}
