import { Form, type FormInstance, type FormProps, Modal } from 'antd';
import type { ReactNode } from 'react';

interface Props<T> extends Pick<FormProps<T>, 'initialValues' | 'validateTrigger'> {
  title: string;
  okText: string;
  cancelText?: string;
  /** Draws the action as one that takes something away. */
  danger?: boolean;
  /** The action cannot be taken. */
  disabled?: boolean;
  busy: boolean;
  width?: number;
  form?: FormInstance<T>;
  /** Above the form: what has to be done before it can be sent, with a form of its own. */
  before?: ReactNode;
  onSend(fields: T): void;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog; its action sends what the fields accept. */
export function FormDialog<T extends object>({ title, okText, onSend, onClose, children, ...props }: Props<T>) {
  const { cancelText = '取消', danger, disabled, busy, width, form: given, before, ...rest } = props;
  const [form] = Form.useForm<T>(given);
  return (
    <Modal
      open
      {...{ title, okText, cancelText, width }}
      okButtonProps={{ danger, disabled }}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      {before}
      <Form<T> form={form} layout="vertical" requiredMark={false} onFinish={onSend} {...rest}>
        {children}
      </Form>
    </Modal>
  );
}
