import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { call } from '#web/api/browser-call.ts';
import { OfferFacts } from '#web/features/deliveries/answer/offer-facts.tsx';
import { saveFile } from '#web/features/files/save-file.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useSession } from '#web/session/session-store.ts';
import { OfferForm } from './offer-form.tsx';

/** What was offered: the terms, the letter, and the way to change them until they are answered. */
export function OfferCard({ detail }: { detail: BoxDetail }) {
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);
  const role = useSession((state) => state.companyJober?.role);
  const { id, offer, person, status } = detail;
  if (!offer) return null;
  const save = async () => {
    setBusy(true);
    const bytes = await call('GET /api/company/deliveries/:id/offer.pdf', { params: { id } }).catch(() => null);
    if (bytes) saveFile(`录用意向书-${person.name}.pdf`, bytes);
    setBusy(false);
  };
  const isLate = status === 'offer' && new Date(offer.answerBy) < new Date();
  return (
    <section className="rounded-ctl bg-fill p-4 text-13" aria-label="录用意向">
      <OfferFacts offer={offer} />
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
            loading={busy}
            onClick={() => void save()}
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
