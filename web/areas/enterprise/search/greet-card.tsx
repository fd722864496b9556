import { Form, Input, Modal } from 'antd';
import { useRef } from 'react';
import { salaryText } from '#contract/posts/salary-text.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { ChoiceField } from '#web/features/forms/fields.tsx';
import { setSession } from '#web/session/session-store.ts';
import { shownName } from './talent-words.ts';
import { useOpenPosts } from './use-talents.ts';

/** What most schools write. */
export const usual = '老师您好，看了您的简历，觉得与我校的岗位很合适，想邀请您进一步沟通。';

export interface Greeting {
  postId: string;
  message: string;
}

interface Props {
  talent: TalentCard;
  postId: string | null;
  /** A greeting to this person that did not arrive. */
  draft?: Greeting | undefined;
  onSend(greeting: Greeting): void;
  onClose(): void;
}

/** 打招呼: the post with its pay, and a message; Enter sends. */
export function GreetCard({ talent, postId, draft, onSend, onClose }: Props) {
  const [form] = Form.useForm<Greeting>();
  const posts = useOpenPosts();
  const open = posts.data?.items ?? [];
  const chosen = Form.useWatch('postId', form);
  const pay = open.find(({ id }) => id === chosen)?.salary;
  // Enter closes the card at once: a second press has nothing to send.
  const sent = useRef(false);
  const send = (greeting: Greeting) => {
    if (sent.current) return;
    sent.current = true;
    onSend(greeting);
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={`和${shownName(talent)}打招呼`}
      okText="发送"
      cancelText="取消"
      okButtonProps={{ disabled: open.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Greeting>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft ?? { postId: postId ?? open[0]?.id, message: usual }}
        onFinish={send}
      >
        <ChoiceField
          name="postId"
          label="职位"
          extra={pay && `薪资 ${salaryText(pay)}，会一起发给对方`}
          required
          searchable
          options={open.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(value: string) => setSession({ position: value })}
          placeholder={posts.isSuccess && open.length === 0 ? '还没有在招职位' : '选择在招职位'}
        />
        <Form.Item
          name="message"
          label="想说的话"
          rules={[{ required: true, whitespace: true, message: '请写一句话' }]}
        >
          <Input.TextArea
            rows={3}
            maxLength={300}
            showCount
            onPressEnter={(event) => {
              if (event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              form.submit();
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
