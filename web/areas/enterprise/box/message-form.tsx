import { Form } from 'antd';
import { mostAddressed } from '#contract/chat/chat-phrases.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { Phrases } from '#web/features/chat/phrases.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { refusedIn, useOutcomes } from './use-outcomes.tsx';

interface Fields {
  text: string;
}

/** One message to several people; each reads it in the conversation about their post, and sees nobody else. */
export function MessageForm({ ids, onDone, onClose }: { ids: readonly string[]; onDone(): void; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
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
