import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { yuanText } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { wageSlip as machine } from '../../contract/wage-slip-state.ts';
import { monthWords } from '../../contract/wage-words.ts';
import { SlipSheet, saveProof, slipTones } from '../slips/slip-sheet.tsx';

type Move = InputOf<Api['POST /api/wages/slips/:id/moves']>['body'];

/** A slip with its current answers. Slips that wait for one are expanded. */
export function SlipCard({ slip }: { slip: WageSlip }) {
  const { revalidate } = useRevalidator();
  const slipMove = useAction('POST /api/wages/slips/:id/moves');
  const proof = useAction('GET /api/wages/slips/:id/proof', { onSuccess: saveProof });
  const busy = slipMove.isPending || proof.isPending;
  const [disputing, setDisputing] = useState(false);
  const [open, setOpen] = useState(slip.moves.length > 0);
  const move = async (body: Move, done: string) => {
    if (!(await slipMove.send({ params: { id: slip.id }, body }))) return;
    toast.success(done);
    setDisputing(false);
    await revalidate();
  };
  return (
    <article className="card p-5 max-sm:p-4" data-testid="slip">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold text-ink-1">
            {monthWords(slip.month)}
            <Tag tone={slipTones[slip.status]}>{machine.labels.seeker[slip.status]}</Tag>
            {slip.previousId && <Tag tone="line">更正后</Tag>}
          </h2>
          <p className="text-14 text-ink-3">
            {slip.companyName} · {slip.postTitle}
          </p>
        </div>
        <p className="text-right text-12 text-ink-3">
          实发 <span className="num text-28">{yuanText(slip.netFen)}</span> 元
        </p>
        {!disputing && slip.moves.length > 0 && (
          <p className="flex gap-2 max-sm:mt-2 max-sm:w-full max-sm:[&>*]:flex-1">
            {slip.moves.includes('dispute') && <Button onClick={() => setDisputing(true)}>有异议</Button>}
            {slip.moves.includes('confirm') && (
              <Button look="filled" busy={busy} onClick={() => void move({ move: 'confirm' }, '已确认')}>
                {slip.status === 'disputed' ? '撤回异议并确认' : '确认无误'}
              </Button>
            )}
          </p>
        )}
      </header>
      {open && (
        <div className="mt-3 border-t border-line pt-3">
          <SlipSheet slip={slip} hasHead />
          {slip.status === 'corrected' && !slip.nextId && (
            <p className="mt-2 text-14 text-ink-3">学校正在准备更正后的工资条。</p>
          )}
        </div>
      )}
      {disputing ? (
        <DisputeForm
          busy={busy}
          onCancel={() => setDisputing(false)}
          onSend={(note, evidence) => void move({ move: 'dispute', note, evidence }, '已提出异议，等学校更正')}
        />
      ) : (
        <footer className="mt-3 flex flex-wrap items-center gap-2">
          <Button look="text" className="order-last" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : '明细'}
          </Button>
          <Button busy={busy} onClick={() => void proof.send({ params: { id: slip.id } })}>
            导出工资条
          </Button>
        </footer>
      )}
    </article>
  );
}

const MAX_FILES = 6;

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
    <form className="mt-3 border-t border-line pt-3" onSubmit={handled(send)}>
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
      <ul className="mt-2 space-y-1 text-14">
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
            disabled={files.length >= MAX_FILES}
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
