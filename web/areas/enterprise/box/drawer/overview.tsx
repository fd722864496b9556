import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { ClearanceBlock } from '../../clearance/clearance-block.tsx';
import { experienceText } from '../experience-text.ts';
import { Career } from './career.tsx';
import { InterviewCard } from './interview-card.tsx';
import { OfferCard } from './offer/offer-card.tsx';
import { ReserveCard } from './offer/reserve-card.tsx';
import { PayFit } from './pay-fit.tsx';
import { type PanelTab, SideColumn } from './side-column.tsx';

/** From the interview on the 准入查询 is required: no offer can be made without it. */
const clearedStates: readonly string[] = ['interview', 'offer', 'accepted', 'hired'];

/** Shown in place of a withdrawn resume. */
export const ClosedNote = () => (
  <p className="rounded-ctl bg-fill px-4 py-3 text-13 text-ink-2">
    对方已撤回投递或注销账号，简历、姓名和联系方式不再开放。投递记录和贵单位的评分、备注仍保留。
  </p>
);

/** The resume in short, with the interview, scores, notes and steps beside it. */
export function Overview({ detail, onTab }: { detail: BoxDetail; onTab(tab: PanelTab): void }) {
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_232px]">
      <div className="min-w-0 space-y-5">
        {detail.closed && <ClosedNote />}
        {detail.interview && (
          <InterviewCard id={detail.id} interview={detail.interview} isOpen={detail.status === 'interview'} />
        )}
        <OfferCard detail={detail} />
        {detail.reason && (
          <p className="rounded-ctl bg-warm-tint px-4 py-3 text-13 text-ink-1">
            <b>原因：</b>
            {detail.reason}
          </p>
        )}
        <ReserveCard detail={detail} />
        {detail.snapshot && (
          <Career content={detail.snapshot.content} experience={experienceText(detail.person.teachingMonths)} />
        )}
        <PayFit detail={detail} />
        {clearedStates.includes(detail.status) && <ClearanceBlock deliveryId={detail.id} />}
      </div>
      <div className="min-w-0 space-y-5 sm:border-l sm:border-line sm:pl-5">
        <SideColumn detail={detail} onTab={onTab} />
      </div>
    </div>
  );
}
