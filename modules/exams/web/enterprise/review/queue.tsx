import { Button, type ButtonProps, Input, Modal } from 'antd';
import { clsx } from 'clsx';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { EndpointKey } from '#contract/api.ts';
import { yuan } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useSecondsUntil } from '#web/features/time/use-now.ts';
import type { Tone } from '#web/ui/tag.tsx';
import { registration as machine } from '../../../contract/registration-state.ts';
import type { RegistrationTableRow, reviewStates, Undoable } from '../../../contract/review.ts';
import { type QueueItem, type Standing, standings } from '../../../contract/review.ts';

const head =
  '报名号 姓名 性别 证件号码 手机 岗位代码 岗位 用人单位 状态 规则比对 无障碍座位 提交 结论 理由 考务费'.split(' ');

const cellsOf = (row: RegistrationTableRow): string[] => [
  ...[String(row.number), row.name, row.gender, row.identity, row.phone],
  ...[row.post.code, row.post.title, row.post.employer],
  machine.labels.recruiter[row.status],
  standings[row.standing as Standing],
  ...[row.accessible ? '需要' : '', dayAndTime(row.submittedAt)],
  ...[row.decidedAt ? dayAndTime(row.decidedAt) : '', row.reason ?? ''],
  row.fee === null ? '' : `${yuan(row.fee)} 元`,
];

interface RowsButtonProps {
  examId: string;
  title: string;
  /** Those in this state alone. */
  status?: (typeof reviewStates)[number];
  children: string;
}

/** Saves registrations as a table. */
export function RowsButton({ examId, title, status, children }: RowsButtonProps) {
  const { busy, run } = useBusy();
  const save = () =>
    run(async () => {
      try {
        const rows: string[][] = [];
        let cursor: string | undefined;
        do {
          const query = { ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) };
          const page = await call('GET /api/company/exams/:id/registrationRows', { params: { id: examId }, query });
          rows.push(...page.items.map(cellsOf));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const state = status ? `-${machine.labels.recruiter[status]}` : '';
        await saveSheet(`${title}-报名名单${state}`, { name: '报名名单', head, rows });
      } catch {
        // The call or the file has said why.
      }
    });
  return (
    <Button icon={<FileDown size={16} />} loading={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}

/** What a decision on a registration changes: the queue, and what the head of the project counts. */
export const changedByReview: readonly EndpointKey[] = [
  'GET /api/company/exams/:id/registrations',
  'GET /api/company/exams/:id',
];

const tones: Record<Standing, Tone> = { fits: 'ok', person: 'plain', missing: 'plain', unfit: 'err' };
const inks: Partial<Record<Tone, string>> = { ok: 'text-ok-ink', warm: 'text-warm-ink', err: 'text-err-ink' };

interface ApproveFittingProps {
  examId: string;
  /** A page of the queue: of these who fit every rule, and nobody else has open, are approved at once. */
  items: readonly QueueItem[];
  /** Whether another person proposed to approve them, which is confirmed. */
  isSecond?: boolean;
  /** What its button looks like, and says of so many. */
  look?: ButtonProps;
  children?(fitting: number): string;
}

export function ApproveFitting({ examId, items, isSecond = false, look, children }: ApproveFittingProps) {
  const bulk = isSecond ? '批量确认' : '批量通过';
  const ids = items.filter(({ standing, claimedBy }) => standing === 'fits' && !claimedBy).map(({ id }) => id);
  const approve = useAction('POST /api/company/exams/:id/approvals', {
    invalidates: [...changedByReview, 'GET /api/company/exams/:id/posts'],
    opened: ids.join(),
    done: ({ approved }) => `已通过 ${approved} 份`,
  });
  return (
    <AskButton
      {...look}
      loading={approve.isPending}
      ask={isSecond ? '确认通过这一页里别人初审通过、规则全过的报名？' : '通过这一页里规则全过的报名？'}
      about="每份都记为您的决定，并通知考生"
      yes={bulk}
      onYes={() => approve.send({ params: { id: examId }, body: { ids } })}
    >
      {children?.(ids.length) ?? bulk}
    </AskButton>
  );
}

interface Props extends Pick<ApproveFittingProps, 'examId' | 'items'> {
  openId: string | null;
  onOpen(id: string): void;
  /** How many wait and fit every rule; 0 hides the bulk approval. */
  fits: number;
  isSecond: boolean;
}

/** The registrations in the order of submission, each with how it stands against the rules. */
export function Queue({ examId, items, openId, onOpen, fits, isSecond }: Props) {
  return (
    <div>
      {fits > 0 && (
        <div className="flex items-center justify-between gap-2 border-b border-line bg-ok-tint px-3 py-2 text-14 text-ok-ink">
          <span>{isSecond ? `可确认通过 ${fits}` : `规则全过 ${fits}`}</span>
          <ApproveFitting examId={examId} items={items} isSecond={isSecond} look={{ size: 'small', type: 'link' }} />
        </div>
      )}
      <ul aria-label="审核队列" className="divide-y divide-line">
        {items.map(({ id, name, post, standing, submittedAt, claimedBy, isTwin }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === openId ? 'true' : undefined}
              className={clsx(
                'block w-full cursor-pointer border-l-3 px-3 py-2 text-left text-14',
                id === openId ? 'border-brand bg-brand-tint' : 'border-transparent hover:bg-fill',
              )}
              onClick={() => onOpen(id)}
            >
              <span className="flex justify-between gap-2">
                <b className="cut font-semibold text-ink-1">
                  {name}
                  {isTwin && <span className="tag tag-warm ml-1.5 font-normal">同证号</span>}
                </b>
                <span className={clsx('flex-none text-12', inks[tones[standing as Standing]] ?? 'text-ink-3')}>
                  {standings[standing as Standing] ?? standing}
                </span>
              </span>
              <span className="flex justify-between gap-2 text-14 text-ink-3">
                <span className="cut" title={`${post.code} ${post.title}`}>
                  {post.title}
                </span>
                <span className={clsx('flex-none', claimedBy ? 'text-warm-ink' : 'tabular')}>
                  {claimedBy ? `${claimedBy}在审` : dayAndTime(submittedAt)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The own last decision, in whatever list one is now, and the key that takes it back before its applicant is told. */
export function UndoBar({ undo, onUndone }: { undo: Undoable; onUndone(id: string): void }) {
  const left = useSecondsUntil(undo.until);
  const take = useAction('POST /api/company/examRegistrations/:id/moves', {
    invalidates: [...changedByReview, 'GET /api/company/examRegistrations/:id'],
    opened: undo.id + undo.until,
    done: () => `${undo.name}：已撤销，回到${machine.labels.recruiter.submitted}`,
    onSuccess: () => onUndone(undo.id),
  });
  if (left === 0) return null;
  const move = undo.status === 'checking' ? ('dispute' as const) : ('reopen' as const);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-fill px-4 py-2 text-14 text-ink-2"
    >
      <span>
        刚才：<b className="font-semibold text-ink-1">{undo.name}</b>{' '}
        {undo.status === 'checking' ? '已提交复核' : machine.labels.recruiter[undo.status]}
        {undo.status !== 'checking' && `，${left} 秒后通知考生`}
      </span>
      <Button
        size="small"
        data-key="u"
        loading={take.isPending}
        onClick={() => void take.send({ params: { id: undo.id }, body: { move } })}
      >
        撤销 <kbd>U</kbd>
      </Button>
    </p>
  );
}

/** Confirms fees by a pasted list of registration numbers, as they stand in a bank's statement. */
export function PaymentsDialog({ examId, onClose }: { examId: string; onClose(): void }) {
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly number[] | null>(null);
  const confirm = useAction('POST /api/company/exams/:id/payments', {
    invalidates: ['GET /api/company/exams/:id/registrations', 'GET /api/company/examRegistrations/:id'],
  });
  // A longer number, as of an account, is not cut into several that may be somebody's.
  const numbers = [...new Set(text.match(/(?<!\d)\d{6,12}(?!\d)/g) ?? [])].map(Number);
  const send = async () => {
    const done = await confirm.send({ params: { id: examId }, body: { numbers } });
    if (!done) return;
    // A number that waited for no fee may wait for one now.
    confirm.renew();
    setText(done.unknown.join('\n'));
    if (done.unknown.length > 0) setUnknown(done.unknown);
    else onClose();
  };
  return (
    <Modal
      open
      title="批量确认缴费"
      okText={`确认 ${numbers.length} 人已缴费`}
      okButtonProps={{ disabled: numbers.length === 0 }}
      cancelText="返回"
      confirmLoading={confirm.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="mb-2 text-14 text-ink-3">粘贴银行或财政平台的到账清单，里面的报名号会自动挑出来；每人收到通知。</p>
      <Input.TextArea
        aria-label="报名号"
        rows={8}
        value={text}
        placeholder="100001&#10;100002"
        onChange={({ target }) => setText(target.value)}
      />
      {unknown && (
        <p className="mt-2 text-14 text-warm-ink" role="status">
          这 {unknown.length} 个号码不在待缴费名单里，请核对
        </p>
      )}
    </Modal>
  );
}
