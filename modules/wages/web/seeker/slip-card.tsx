import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { yuanText } from '#contract/money.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { wageSlip as machine } from '../../contract/wage-slip-state.ts';
import { saveProof } from '../slips/save-proof.ts';
import { SlipSheet } from '../slips/slip-sheet.tsx';
import { monthWords } from '../slips/wage-words.ts';
import { DisputeForm } from './dispute-form.tsx';
import { SlipMonth } from './slip-month.tsx';

const tones: Partial<Record<WageSlip['status'], Tone>> = {
  issued: 'brand',
  disputed: 'warm',
  confirmed: 'ok',
  paid: 'ok',
};

type Move = InputOf<Api['POST /api/wages/slips/:id/moves']>['body'];

/** A slip with its current answers. Slips that wait for one are expanded. */
export function SlipCard({ slip }: { slip: WageSlip }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [disputing, setDisputing] = useState(false);
  const [open, setOpen] = useState(slip.moves.length > 0);
  const move = async (body: Move, done: string) => {
    setBusy(true);
    const moved = await call('POST /api/wages/slips/:id/moves', { params: { id: slip.id }, body }).catch(() => null);
    setBusy(false);
    if (!moved) return;
    toast.success(done);
    setDisputing(false);
    await revalidate();
  };
  const prove = async () => {
    setBusy(true);
    const proof = await call('GET /api/wages/slips/:id/proof', { params: { id: slip.id } }).catch(() => null);
    setBusy(false);
    if (proof) saveProof(proof);
  };
  return (
    <article className="card p-5 max-sm:p-4" data-testid="slip">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold text-ink-1">
            {monthWords(slip.month)}
            <Tag tone={tones[slip.status] ?? 'plain'}>{machine.labels.seeker[slip.status]}</Tag>
            {slip.previousId && <Tag tone="line">更正后</Tag>}
          </h2>
          <p className="text-13 text-ink-3">
            {slip.companyName} · {slip.postTitle}
          </p>
        </div>
        <p className="text-right text-12 text-ink-3">
          实发 <span className="num text-24">{yuanText(slip.netFen)}</span> 元
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
          <SlipSheet slip={slip} calendar={<SlipMonth slip={slip} />} />
          {slip.status === 'corrected' && !slip.nextId && (
            <p className="mt-2 text-13 text-ink-3">学校正在准备更正后的工资条。</p>
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
          <Button busy={busy} onClick={() => void prove()}>
            导出工资条
          </Button>
        </footer>
      )}
    </article>
  );
}
