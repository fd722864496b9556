import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { type AskableKind, askableKinds, type EvidenceKind, eligibilityKinds } from '../../contract/evidence.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { Choice, postOptions } from '../features/choice.tsx';
import { EvidenceFields, type EvidenceFile } from '../features/evidence-fields.tsx';

const MOVE = 'POST /api/exams/registrations/:id/moves';

/** The seeker's move of a registration: says `done` and calls `onDone` once the server has made it. */
function useRegistrationMove(id: string, done: string, onDone: () => void) {
  const { send, isPending } = useAction(MOVE, { opened: id, done, onSuccess: onDone });
  return { busy: isPending, send: (body: InputOf<Api[typeof MOVE]>['body']) => send({ params: { id }, body }) };
}

/** Chooses another post of the project after one's own fell; the evidence that was sent counts for it. */
export function ChooseForm({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const { exam, id } = registration;
  const { data, isError, refetch } = useCall('GET /api/exams/:id/posts', { params: { id: exam.id } }, quietly);
  const posts = data?.items.filter(({ status }) => status === 'open');
  const [postId, setPostId] = useState('');
  const { busy, send } = useRegistrationMove(id, '已改报，重新进入审核', onDone);
  if (isError)
    return (
      <p className="mt-3 flex items-center gap-2 text-14" role="alert">
        {offlineOr('可改报的岗位没有加载出来')}
        <Button size="s" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Choice
        label="改报岗位"
        className="h-9 w-auto max-w-full min-w-60"
        all={posts ? '选择岗位' : '正在载入岗位'}
        options={postOptions(posts)}
        value={postId}
        disabled={!posts}
        onPick={setPostId}
      />
      <Button look="filled" busy={busy} disabled={postId === ''} onClick={() => void send({ move: 'choose', postId })}>
        改报这个岗位
      </Button>
      <a className="link text-14" href={`${paths.exam(exam.id)}#posts`}>
        看岗位要求
      </a>
    </div>
  );
}

/** Withdraws a registration, after asking once in place. */
export function WithdrawButton({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useRegistrationMove(registration.id, '已撤回报名', onDone);
  if (!asking)
    return (
      <Button look="text" size="s" onClick={() => setAsking(true)}>
        撤回报名
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2 text-14">
      撤回后本次报名作废，截止前可以重新报名
      <Button size="s" onClick={() => setAsking(false)}>
        保留
      </Button>
      <Button size="s" look="danger" busy={busy} onClick={() => void send({ move: 'withdraw' })}>
        确认撤回
      </Button>
    </span>
  );
}

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
