import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferLetterButton } from './offer-letter-button.tsx';
import { useMove } from './use-move.ts';

/** An accepted offer before its start day: the terms, and the way out. */
export function AcceptedPanel({ delivery, onChange }: AnswerProps) {
  const { busy, move } = useMove(delivery.id, onChange);
  const [leaving, setLeaving] = useState(false);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const leave = () => {
    if (note.trim() === '') return setError('请写明退出的原因');
    void move({ move: 'back-out', note: note.trim() }, '已退出录用');
  };
  return (
    <div className="mt-4 rounded-ctl bg-ok-tint px-4 py-3">
      {delivery.offer && <OfferFacts offer={delivery.offer} />}
      {leaving ? (
        <div className="mt-3 border-t border-line pt-3">
          <p className="mb-2 text-13 text-ink-2">
            退出后这份录用就结束了，不能恢复；学校会收到通知，并看到你写的原因。
          </p>
          <TextField
            label="退出的原因"
            maxLength={300}
            value={note}
            error={error}
            onChange={(event) => {
              setNote(event.target.value);
              setError(undefined);
            }}
          />
          <div className="mt-2 flex justify-end gap-2">
            <Button onClick={() => setLeaving(false)}>不退出</Button>
            <Button look="danger" busy={busy} onClick={leave}>
              确认退出
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-13">
          <p className="flex-1 text-ok-ink">已接受，到岗日起记为已入职</p>
          {delivery.offer && <OfferLetterButton id={delivery.id} />}
          {delivery.moves.includes('back-out') && (
            <Button look="text" size="s" onClick={() => setLeaving(true)}>
              退出录用
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
