import { Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  title: string;
  okText?: string;
  danger?: boolean;
  /** The label of the text: '原因（会告知单位）'. */
  label: string;
  /** Explains the consequences. */
  about?: ReactNode;
  /** Texts to start from, each with a short label. */
  templates?: readonly { id: string; label: string; body: string }[] | undefined;
  minLength?: number;
  maxLength?: number;
  busy: boolean;
  onDone(text: string): void;
  onClose(): void;
}

/** Asks for the text that an action requires; the action is disabled until the text is long enough. */
export function ReasonDialog(props: Props) {
  const { title, okText = '确定', danger = false, label, about, templates, busy, onDone, onClose } = props;
  const { minLength = 1, maxLength = 200 } = props;
  const field = useId();
  const [text, setText] = useState('');
  const isEnough = text.trim().length >= minLength;
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger, disabled: !isEnough }}
      cancelText="返回"
      confirmLoading={busy}
      onOk={() => onDone(text.trim())}
      onCancel={onClose}
    >
      {about && <div className="mb-2 text-14 text-ink-3">{about}</div>}
      {templates && templates.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {templates.map(({ id, label: name, body }) => (
            <button
              key={id}
              type="button"
              className="cursor-pointer rounded-ctl border border-line-strong px-2.5 py-1 text-14 text-ink-2 hover:border-brand hover:text-brand"
              onClick={() => setText(body)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <label htmlFor={field} className="mb-1 block text-14">
        {label}
      </label>
      <Input.TextArea
        id={field}
        className="mb-6"
        autoFocus
        rows={3}
        maxLength={maxLength}
        showCount
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && isEnough && !busy) onDone(text.trim());
        }}
      />
    </Modal>
  );
}
