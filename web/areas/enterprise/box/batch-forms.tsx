import { Form, Select } from 'antd';
import { mostAddressed } from '#contract/chat/chat-phrases.ts';
import { mostTags } from '#contract/deliveries/box-rows.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { Phrases } from '#web/features/chat/phrases.tsx';
import { ChoiceField, FormDialog, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import { boxCalls, useBoxStrip, useNotes } from '../own-calls.ts';
import { refusedIn, useOutcomes } from '../use-outcomes.tsx';

interface Props {
  /** The selected deliveries. */
  ids: readonly string[];
  onDone(): void;
  onClose(): void;
}

/** One message to several people; each reads it in the conversation about their post, and sees nobody else. */
export function MessageForm({ ids, onDone, onClose }: Props) {
  const [form] = Form.useForm<{ text: string }>();
  // Sent again, the same text reaches nobody twice; another text is another message.
  const names = useFormKey(ids);
  const tell = useOutcomes();
  const say = useAction('POST /api/communicate/deliveries/messages', {
    opened: ids,
    onSuccess: ({ results }) => {
      const refused = refusedIn(results);
      tell(`已发给 ${results.length - refused.length} 人`, refused, '人没有发出');
      onDone();
    },
  });
  const isTooMany = ids.length > mostAddressed;
  return (
    <FormDialog
      title={`给 ${ids.length} 人发消息`}
      okText="发出"
      disabled={isTooMany}
      busy={say.isPending}
      form={form}
      onSend={({ text }) => void say.send({ body: { ids: [...ids], clientId: names.of(text), text } })}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">
        {isTooMany
          ? `一次最多发给 ${mostAddressed} 人，请少选一些`
          : '每个人在各自的会话里收到，看不到还发给了谁；撤回投递的人不会收到'}
      </p>
      <Phrases side="company" onChoose={(text) => form.setFieldsValue({ text })} />
      <TextField name="text" label="消息" required="请填写消息" rows={5} maxLength={1_000} />
    </FormDialog>
  );
}

/** Asks colleagues to look at the selected deliveries; they find them under 请我看的. */
export function ReferForm({ ids, onDone, onClose }: Props) {
  const [form] = Form.useForm<{ memberIds: string[]; text: string }>();
  const colleagues = useNotes(ids[0] ?? '').data?.colleagues;
  const refer = useAction('POST /api/company/deliveryReferrals', {
    invalidates: ['GET /api/company/boxRows', 'GET /api/company/deliveries/:id/notes'],
    opened: ids,
    done: ({ n }) => `已请同事看 ${n} 份投递`,
    onSuccess: onDone,
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

/** Tags deliveries: their lists and the open panel show it. */
export const useTag = (onDone?: (n: number) => void) =>
  useAction('POST /api/company/deliveryTags', {
    invalidates: [...boxCalls, 'GET /api/company/deliveries/:id'],
    onSuccess: ({ n }) => onDone?.(n),
  });

/** Adds tags to the selected deliveries. */
export function TagForm({ ids, onDone, onClose }: Props) {
  const known = useBoxStrip().data?.tags ?? [];
  const tag = useTag((n) => {
    toast.success(`已给 ${n} 份投递打上标签`);
    onDone();
  });
  return (
    <FormDialog<{ add: string[] }>
      title={`给 ${ids.length} 份投递打标签`}
      okText="打标签"
      busy={tag.isPending}
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

/** Colleagues' own words for a delivery, changed in place. */
export function TagLine({ id, tags, mayMove }: { id: string; tags: readonly string[]; mayMove: boolean }) {
  const known = useBoxStrip().data?.tags ?? [];
  const tag = useTag();
  if (!mayMove)
    return (
      <p className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    );
  const change = (next: string[]) => {
    const add = next.map((one) => one.trim().slice(0, 12)).filter((one) => one !== '' && !tags.includes(one));
    const remove = tags.filter((tag) => !next.includes(tag));
    if (add.length + remove.length > 0) void tag.send({ body: { ids: [id], add, remove } });
  };
  return (
    <Select
      className="mb-3 w-full"
      size="small"
      mode="tags"
      aria-label="标签，仅同事可见"
      placeholder="加标签，仅同事可见"
      maxCount={mostTags}
      suffixIcon={null}
      notFoundContent={null}
      loading={tag.isPending}
      value={[...tags]}
      options={known.map((value) => ({ value, label: value }))}
      onChange={change}
    />
  );
}
