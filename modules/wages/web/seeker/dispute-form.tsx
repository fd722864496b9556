import { useState } from 'react';
import type { StoredFile } from '#contract/files/files.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const MOST = 6;

interface Props {
  busy: boolean;
  onCancel(): void;
  onSend(note: string, evidence: string[]): void;
}

/** The complaint about a slip, with pictures or documents as evidence. */
export function DisputeForm({ busy, onCancel, onSend }: Props) {
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const send = () => {
    if (note.trim() === '') return setError('请写明有异议的地方');
    onSend(
      note.trim(),
      files.map(({ id }) => id),
    );
  };
  return (
    <form
      className="mt-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label="哪里有异议"
        required
        rows={3}
        maxLength={300}
        value={note}
        error={error}
        placeholder="例：11 月 4 日晚自习 2 课时没有算进来"
        onChange={(event) => {
          setNote(event.target.value);
          setError('');
        }}
      />
      <ul className="mt-2 space-y-1 text-13">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <span className="cut text-ink-1">{file.name}</span>
            <Button
              look="text"
              size="s"
              aria-label={`去掉 ${file.name}`}
              onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}
            >
              去掉
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto">
          <UploadButton
            kind="evidence"
            disabled={files.length >= MOST}
            onDone={(file) => setFiles((now) => [...now, file])}
          >
            添加证据
          </UploadButton>
        </span>
        <Button onClick={onCancel}>取消</Button>
        <Button look="filled" type="submit" busy={busy}>
          提交异议
        </Button>
      </div>
    </form>
  );
}
