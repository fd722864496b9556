import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { type AskableKind, askableKinds, type EvidenceKind, eligibilityKinds } from '../../contract/evidence.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { EvidenceFields, type EvidenceFile } from '../features/evidence-fields.tsx';
import { useRegistrationMove } from './registration-moves.tsx';

/** Moves that take evidence and a word. */
const evidenceMoves = ['amend', 'complete', 'appeal', 'remit'] as const;
type Move = (typeof evidenceMoves)[number];

interface Act {
  kinds: readonly EvidenceKind[];
  label: string;
  done: string;
  note: string;
  hint?: string;
}

const acts: Record<Move, Act> = {
  amend: {
    kinds: eligibilityKinds,
    label: '保存修改',
    done: '修改已保存，简历按现在的内容重新留存',
    note: '修改说明',
    hint: '当前默认简历会重新留存并比对；重新上传的材料替换原来同种的材料。',
  },
  complete: { kinds: eligibilityKinds, label: '提交补件', done: '补件已提交，重新进入审核', note: '说明' },
  appeal: {
    kinds: eligibilityKinds,
    label: '提交申诉',
    done: '申诉已提交，由另一位审核人复核',
    note: '申诉理由',
    hint: '只能申诉一次，由没有作出原结论的人复核，结果会通知你。',
  },
  remit: {
    kinds: ['receipt', 'other'],
    label: '提交缴费凭证',
    done: '缴费凭证已提交，等组织单位确认',
    note: '说明（申请免缴的写明理由）',
  },
};

interface Props {
  registration: OwnRegistration;
  move: Move;
  onDone(): void;
}

/** Changes, completes or appeals a registration, or sends the receipt of the fee: files, a word to the reviewer. */
export function EvidenceForm({ registration, move, onDone }: Props) {
  const { label, done: said, note: noteLabel, hint } = acts[move];
  const [files, setFiles] = useState<EvidenceFile[]>([]);
  const [note, setNote] = useState('');
  const [accessible, setAccessible] = useState(registration.accessible);
  const { busy, send } = useRegistrationMove(registration.id, said, onDone);
  const asked = move === 'complete' ? (registration.asked as AskableKind[]) : [];
  const needed = asked.filter((kind): kind is EvidenceKind => kind !== 'resume');
  const kinds = asked.length > 0 ? needed : acts[move].kinds;
  const lacking = needed.some((kind) => !files.some((file) => file.kind === kind));
  const hasWords = note.trim() !== '';
  const isReady =
    move === 'amend' || (move === 'appeal' ? hasWords : asked.length > 0 ? !lacking : files.length > 0 || hasWords);
  const evidence = files.map(({ kind, fileId }) => ({ kind, fileId }));
  const body = { move, note, evidence, ...(move === 'amend' ? { accessible: accessible.trim() } : {}) };
  return (
    <div className="mt-3">
      {hint && <p className="mb-2 text-14 text-ink-3">{hint}</p>}
      {asked.length > 0 && (
        <p className="mb-2 text-14 text-ink-1">要补：{asked.map((kind) => askableKinds[kind]).join('、')}</p>
      )}
      {asked.includes('resume') && (
        <p className="mb-2 text-14 text-ink-3">
          先把
          <a className="link" href={paths.resume()}>
            默认简历
          </a>
          改好，提交时会重新留存。
        </p>
      )}
      {kinds.length > 0 && (
        <EvidenceFields
          kinds={kinds}
          needed={needed}
          files={files}
          photo={registration.exam.photo}
          onChange={(change) => setFiles(change)}
        />
      )}
      {move === 'amend' && (
        <TextField
          label="需要无障碍座位的原因（不需要就不填）"
          fieldClass="mt-3"
          maxLength={100}
          value={accessible}
          onChange={(event) => setAccessible(event.target.value)}
        />
      )}
      <TextArea
        label={noteLabel}
        fieldClass="mt-3"
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button look="filled" className="mt-3" busy={busy} disabled={!isReady} onClick={() => void send(body)}>
        {label}
      </Button>
    </div>
  );
}
