import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { weightText } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { ApiError } from '#web/api/api-error.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PillsField } from '#web/ui/fields/pills-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';
import { type ObjectionKind, objectionKinds } from '../../../contract/results/objection-state.ts';

/** A line that an objection may be about. */
export interface ObjectionTarget {
  id: string;
  label: string;
}

interface Props {
  publicationId: string;
  targets: readonly ObjectionTarget[];
  /** A request to count the caller's own written score again: about nobody else, of one kind. */
  isRecount?: boolean;
  onDone(): void;
}

type Fault = Partial<Record<'aboutId' | 'kind' | 'name' | 'body' | 'fileId' | 'pledged', string>>;

const kinds = Object.keys(objectionKinds).filter((kind) => kind !== 'recount') as ObjectionKind[];
const fieldOf = (path: string) => path.replace('body.', '') as keyof Fault;

/** 提出异议 or 成绩复查, in one's own name. The server's faults stand at their fields. */
export function ObjectionForm({ publicationId, targets, isRecount = false, onDone }: Props) {
  const [form, setForm] = useState({ aboutId: '', kind: 'score' as ObjectionKind, name: '', body: '' });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const [file, setFile] = useState<StoredFile | null>(null);
  const [pledged, setPledged] = useState(false);
  const [faults, setFaults] = useState<Fault>({});
  const { send, isPending } = useAction('POST /api/examPublications/:id/objections', {
    done: isRecount ? '复查申请已提交，答复会通知你' : '异议已提交，答复会通知你',
    onSuccess: onDone,
    onError: (error) => {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [fieldOf(path), message])));
    },
  });
  const { name, body } = form;
  const submit = () => {
    const missing: Fault = {
      ...(name.trim() === '' && { name: '请填写真实姓名' }),
      ...([...body.trim()].length < 10 && { body: '事实与理由至少 10 个字' }),
      ...(!pledged && { pledged: '请确认对所述内容的真实性负责' }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const kind = isRecount ? 'recount' : form.kind;
    const given = { kind, name, body, aboutId: form.aboutId || null, fileId: file?.id ?? null, pledged: true as const };
    void send({ params: { id: publicationId }, body: given });
  };
  return (
    <form className="grid gap-3" aria-label={isRecount ? '成绩复查' : '提出异议'} onSubmit={handled(submit)}>
      {!isRecount && (
        <>
          <SelectField
            label="针对谁"
            placeholder="整份名单"
            options={targets.map(({ id, label }) => ({ value: id, label }))}
            {...field('aboutId')}
          />
          <PillsField
            label="哪一类"
            name="objection-kind"
            options={kinds.map((value) => ({ value, label: objectionKinds[value] }))}
            {...field('kind')}
          />
        </>
      )}
      <TextField label="真实姓名" maxLength={30} autoComplete="name" {...field('name')} />
      <TextArea label="事实与理由" rows={4} maxLength={1_000} {...field('body')} />
      <div>
        <p className="mb-1 text-14">证据（可不附，图片或 PDF）</p>
        {file ? (
          <p className="flex items-center gap-2 rounded-ctl bg-fill px-3 py-2 text-14">
            <Paperclip size={14} aria-hidden />
            <span className="min-w-0 truncate">{file.name}</span>
            <span className="text-12 text-ink-3">{weightText(file.size)}</span>
            <button type="button" className="ml-auto" aria-label="去掉证据" onClick={() => setFile(null)}>
              <X size={16} aria-hidden />
            </button>
          </p>
        ) : (
          <UploadButton kind="evidence" onDone={setFile}>
            选择文件
          </UploadButton>
        )}
        {faults.fileId && <p className="mt-1 text-14 text-err-ink">{faults.fileId}</p>}
      </div>
      <Checkbox checked={pledged} onChange={({ target }) => setPledged(target.checked)} error={faults.pledged}>
        我对所述内容的真实性负责
      </Checkbox>
      <Button type="submit" look="filled" busy={isPending} className="w-full">
        {isRecount ? '申请复查' : '提交异议'}
      </Button>
    </form>
  );
}
