import { Input, Modal } from 'antd';
import { useState } from 'react';

interface Props {
  title: string;
  label: string;
  loading: boolean;
  maxLength?: number;
  onClose(): void;
  onDone(text: string): void;
}

/** Asks for the words that go with a deed. */
export function ReasonDialog({ title, label, loading, maxLength = 200, onClose, onDone }: Props) {
  const [text, setText] = useState('');
  return (
    <Modal
      open
      title={title}
      okText="确定"
      cancelText="返回"
      okButtonProps={{ disabled: text.trim() === '', loading }}
      onOk={() => onDone(text.trim())}
      onCancel={onClose}
    >
      <label htmlFor="finance-reason" className="mb-1 block text-13">
        {label}
      </label>
      <Input.TextArea
        id="finance-reason"
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
}
