import { Button, type GetRef, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import { type AskableKind, askableKinds } from '../../../contract/evidence.ts';
import { registration as machine } from '../../../contract/registration-state.ts';
import type { ReviewedRegistration } from '../../../contract/review.ts';

type DecisionMove = InputOf<Api['POST /api/company/examRegistrations/:id/moves']>['body']['move'];

export interface Decision {
  move: DecisionMove;
  reason: string;
  completeBy?: string;
  asked?: AskableKind[];
}

interface Act {
  move: DecisionMove;
  /** Presses it. */
  key?: 'a' | 'r' | 'u' | 'x';
  look?: 'danger' | 'primary';
}

/** What a reviewer may decide, in the order of the buttons. */
const acts: readonly Act[] = [
  { move: 'refuse', key: 'x', look: 'danger' },
  { move: 'return', key: 'r' },
  { move: 'approve', key: 'a' },
  { move: 'dispute', key: 'r' },
  { move: 'uphold', look: 'danger' },
  { move: 'grant', look: 'primary' },
  { move: 'pay', look: 'primary' },
  { move: 'waive' },
  { move: 'lapse' },
  { move: 'refund' },
  { move: 'reopen', key: 'u' },
];
const mayBeSilent: readonly DecisionMove[] = ['pay', 'refund'];
const askable = Object.entries(askableKinds).map(([value, label]) => ({ value, label }));
/** What reviewers write most often, offered where the field has the focus and nothing is written. */
const phrases = ['证书编号与扫描件不一致，请核对后更正', '扫描件不清晰，请重新上传', '材料缺页，请补齐'];
const inTwoDays = () => pickedNow().add(2, 'day').hour(17).minute(0).second(0);

interface Props {
  registration: ReviewedRegistration;
  busy: boolean;
  onDecide(decision: Decision): void;
}

/** A word to the applicant and the decision; each button has its key. By when, and what is to be sent, once something was said. */
export function DecisionForm({ registration, busy, onDecide }: Props) {
  const [reason, setReason] = useState('');
  const words = useRef<GetRef<typeof Input.TextArea>>(null);
  const write = (phrase: string) => {
    setReason(phrase);
    words.current?.focus();
  };
  const [asked, setAsked] = useState<AskableKind[]>([]);
  const [until, setUntil] = useState<Dayjs | null>(inTwoDays);
  const { moves, standing, proposal } = registration;
  const may = (move: DecisionMove) => moves.includes(move);
  const said = reason.trim();
  const decide = (move: DecisionMove) =>
    onDecide({ move, reason: said, ...(move === 'return' && until ? { completeBy: instantOf(until), asked } : {}) });
  const proposed = proposal && (
    <p className="mb-3 rounded-ctl bg-fill px-3 py-2 text-14 text-ink-2">
      初审 {proposal.by}：<b className="font-semibold text-ink-1">{machine.moves[proposal.move as DecisionMove]}</b>
      {registration.reason && `，${registration.reason}`}
      {proposal.mine && '。等另一位审核员复核'}
    </p>
  );
  if (moves.length === 0) return proposed;
  const needsWord = (move: DecisionMove) =>
    !mayBeSilent.includes(move) &&
    !(proposal && (move === 'refuse' || move === 'approve')) &&
    (move !== 'approve' || standing === 'unfit');
  const needed = moves
    .filter((move) => needsWord(move as DecisionMove))
    .map((move) => machine.moves[move as DecisionMove])
    .join('、');
  // The next step keeps its colour while a word is lacking: who does not fit is usually given back.
  const next = standing === 'unfit' && !proposal && may('return') ? 'return' : 'approve';
  const nextLook = {
    type: 'primary' as const,
    className: 'disabled:border-transparent disabled:bg-brand-solid disabled:text-on-brand disabled:opacity-60',
  };
  const labelOf = (move: DecisionMove) => {
    if (move === 'dispute' && proposal?.mine) return '收回初审';
    return `${proposal && (move === 'refuse' || move === 'approve') ? '确认' : ''}${machine.moves[move]}`;
  };
  return (
    <section
      aria-label="审核结论"
      className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-surface px-4 pt-3 pb-4"
    >
      {proposed}
      <div className="group">
        <Input.TextArea
          ref={words}
          aria-label="给考生的话"
          placeholder="给考生的话"
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {may('return') && reason === '' && (
          <div className="mt-2 hidden flex-wrap gap-1 group-focus-within:flex">
            {phrases.map((phrase) => (
              <button key={phrase} type="button" className="tag hover:text-brand" onClick={() => write(phrase)}>
                {phrase.split('，')[0]}
              </button>
            ))}
          </div>
        )}
      </div>
      {may('return') && said !== '' && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-14">
          <Select<AskableKind[]>
            mode="multiple"
            aria-label="要补的材料"
            placeholder="要补哪些，不选则由考生按说明补"
            className="w-full"
            maxTagCount="responsive"
            options={askable}
            value={asked}
            onChange={setAsked}
          />
          <span className="text-ink-3">补件截止</span>
          <DayPicker
            aria-label="补件截止"
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            minDate={pickedNow()}
            value={until}
            onChange={setUntil}
          />
        </div>
      )}
      {said === '' && needed !== '' && !busy && (
        <p className="mt-2 text-12 text-ink-3" data-why>
          要先在上面写给考生的话，才能{needed}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 *:flex-1">
        {acts
          .filter(({ move }) => may(move))
          .map(({ move, key, look }) => (
            <Button
              key={move}
              danger={look === 'danger'}
              {...(look === 'primary' && { type: look })}
              {...(move === next && nextLook)}
              disabled={busy || (said === '' && needsWord(move)) || (move === 'return' && !until)}
              data-key={key}
              onClick={() => decide(move)}
            >
              {labelOf(move)} {key && <kbd>{key.toUpperCase()}</kbd>}
            </Button>
          ))}
      </div>
    </section>
  );
}
