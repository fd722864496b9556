import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useSession } from '#web/session/session-store.ts';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { OfferForm } from './offer-form.tsx';

/** The terms in lines: the column is too narrow for facts side by side. */
function termsOf({ pay, payUnit, payParts, startsOn, contract, bring }: OfferTerms): FactRow[] {
  const amount = (fen: number) => salaryText({ min: fen, max: fen, unit: payUnit });
  const parts = payParts.map((part) => `${part.name} ${amount(part.amount)}`).join('，');
  return [
    ['税前薪酬', parts ? `${amount(pay)}（${parts}）` : amount(pay)],
    ['到岗日', startsOn],
    ['合同', contract],
    ['携带', bring],
  ];
}

/** What was offered: the terms, the letter, and the way to change them until they are answered. */
export function OfferCard({ detail }: { detail: BoxDetail }) {
  const [changing, setChanging] = useState(false);
  const role = useSession((state) => state.companyJober?.role);
  const { id, offer, person, status } = detail;
  const letter = useAction('GET /api/company/deliveries/:id/offer.pdf', {
    onSuccess: (bytes) => saveFile(`录用意向书-${person.name}.pdf`, bytes),
  });
  if (!offer) return null;
  const isLate = status === 'offer' && new Date(offer.answerBy) < new Date();
  return (
    <section className="rounded-ctl bg-fill p-4 text-14" aria-label="录用意向">
      <FactRows className="grid-cols-[72px_1fr] gap-x-2 gap-y-1 whitespace-pre-line" facts={termsOf(offer)} />
      <p className={isLate ? 'mt-2 text-warm-ink' : 'mt-2 text-ink-3'}>
        {status === 'offer'
          ? `请对方 ${dayAndTime(offer.answerBy)} 前答复${isLate ? '，已过期，可以延长' : ''}`
          : `答复截止 ${dayAndTime(offer.answerBy)}`}
      </p>
      {(role === 'owner' || role === 'recruiter') && !detail.closed && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Download size={14} aria-hidden="true" />}
            loading={letter.isPending}
            onClick={() => void letter.send({ params: { id } })}
          >
            下载意向书
          </Button>
          {detail.moves.includes('change-offer') && (
            <Button size="small" onClick={() => setChanging(true)}>
              更改条件或延长答复
            </Button>
          )}
        </div>
      )}
      {changing && <OfferForm row={detail} current={offer} onClose={() => setChanging(false)} />}
    </section>
  );
}
