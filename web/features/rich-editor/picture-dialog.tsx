import { Checkbox, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';

interface Props {
  /** A file to be stored, or the URL of a picture in the text. */
  picture: File | string;
  alt: string;
  /** Stores and inserts it; a failure has been shown. */
  onDone(alt: string): Promise<void>;
  onClose(): void;
}

/** A URL to preview a file before it is stored. */
function useSource(picture: File | string): string {
  const [source, setSource] = useState('');
  useEffect(() => {
    if (typeof picture === 'string') return setSource(picture);
    const made = URL.createObjectURL(picture);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return source;
}

/** Asks for a picture's description, for screen readers and while loading. Only decorative pictures may omit it. */
export function PictureDialog({ picture, alt, onDone, onClose }: Props) {
  const source = useSource(picture);
  const isNew = typeof picture !== 'string';
  const [text, setText] = useState(alt);
  const [decorative, setDecorative] = useState(!isNew && alt === '');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const done = async () => {
    const said = text.trim();
    if (!decorative && said === '') return setWrong(true);
    setBusy(true);
    await onDone(decorative ? '' : said).catch(() => {});
    setBusy(false);
  };
  return (
    <Modal
      open
      title={isNew ? '插入图片' : '图片说明'}
      okText={isNew ? '插入' : '确定'}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => void done()}
      onCancel={onClose}
    >
      {source && <img src={source} alt="" className="mx-auto mb-4 max-h-60 rounded-ctl object-contain" />}
      <label htmlFor="picture-alt" className="mb-1 block text-13">
        图片说明
      </label>
      <Input
        id="picture-alt"
        autoFocus
        maxLength={120}
        showCount
        placeholder="图上是什么，例如：新生在操场列队"
        disabled={decorative}
        status={wrong ? 'error' : undefined}
        aria-invalid={wrong}
        aria-describedby="picture-alt-hint"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onPressEnter={() => void done()}
      />
      <p id="picture-alt-hint" className={`mt-1 text-12 ${wrong ? 'text-err-ink' : 'text-ink-3'}`}>
        {wrong ? '请写图片说明，或选择“仅作装饰”' : '看不到图片的读者靠它了解内容'}
      </p>
      <Checkbox
        className="mt-2!"
        checked={decorative}
        onChange={({ target }) => {
          setDecorative(target.checked);
          setWrong(false);
        }}
      >
        仅作装饰，不需要说明
      </Checkbox>
    </Modal>
  );
}
