import { Button, Input, Modal } from 'antd';
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
  onDone(text: string): unknown;
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

interface ButtonProps<I> extends Omit<Props, 'busy' | 'onDone' | 'onClose'> {
  /** What the button says. */
  children: ReactNode;
  size?: 'small';
  disabled?: boolean;
  'aria-label'?: string;
  /** What is done with the reason; each opening is an act of its own. */
  act: { isPending: boolean; renew(): void; send(input: I): Promise<unknown> };
  inputOf(reason: string): I;
}

/** A button of an act that requires a reason. */
export function ReasonButton<I>({
  act,
  inputOf,
  children,
  size,
  disabled,
  'aria-label': name,
  ...dialog
}: ButtonProps<I>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...{ size, disabled, 'aria-label': name, danger: !size && (dialog.danger ?? false) }}
        onClick={() => {
          act.renew();
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {open && (
        <ReasonDialog
          {...dialog}
          busy={act.isPending}
          onDone={async (reason) => (await act.send(inputOf(reason))) !== undefined && setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
