import { Button } from 'antd';
import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { wageSlip as machine } from '#contract/wages/wage-slip-state.ts';
import { wageUnits } from '#contract/wages/wage-units.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { monthWords } from '#web/features/wages/wage-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { useWages } from './use-wages.ts';
import { WagesStrip } from './wages-strip.tsx';

const tones: Record<WageSlip['status'], string> = {
  draft: 'tag',
  issued: 'tag tag-brand',
  disputed: 'tag tag-warm',
  confirmed: 'tag tag-ok',
  corrected: 'tag',
  paid: 'tag tag-ok',
};

function AgreementLine({ agreement, onOpen }: { agreement: WageAgreement; onOpen(): void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3" data-testid="agreement">
      <Avatar name={agreement.person.name} size={36} />
      <div className="min-w-0 flex-1 basis-48">
        <button type="button" className="text-14 font-semibold text-ink-1 hover:text-brand" onClick={onOpen}>
          {agreement.person.name}
        </button>
        <p className="cut text-13 text-ink-3">{agreement.postTitle}</p>
      </div>
      <p className="w-32 text-13">
        <span className="num text-warm-ink">{yuanText(agreement.rateFen)}</span>
        <span className="text-12 text-ink-3"> 元/{wageUnits[agreement.unit]}</span>
      </p>
      <p className="tabular w-44 text-13 text-ink-3 max-lg:hidden">
        {agreement.from} 至 {agreement.to}
      </p>
      <p className="w-36 text-13 text-ink-3">
        {agreement.toConfirm > 0 && <span className="tag tag-warm">{agreement.toConfirm} 条待确认</span>}
        {agreement.toConfirm === 0 && agreement.waiting > 0 && `${agreement.waiting} 条待教师确认`}
      </p>
      <Button onClick={onOpen}>课时与工资条</Button>
    </li>
  );
}

function SlipLine({ slip, onOpen }: { slip: WageSlip; onOpen(): void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <p className="tabular w-28 text-13 text-ink-1 max-sm:flex-1 max-sm:basis-1/2">{monthWords(slip.month)}</p>
      <div className="min-w-0 flex-1 basis-40 max-sm:order-1">
        <button type="button" className="text-14 font-semibold text-ink-1 hover:text-brand" onClick={onOpen}>
          {slip.personName}
        </button>
        <p className="cut text-13 text-ink-3">{slip.postTitle}</p>
      </div>
      <p className="w-40 text-right text-13 text-ink-3 max-lg:hidden">应发 {yuanText(slip.grossFen)}</p>
      <p className="w-36 text-right text-13 text-ink-3 max-sm:order-1">
        实发 <span className="num text-ink-1">{yuanText(slip.netFen)}</span>
      </p>
      <p className="w-32 text-right max-sm:w-auto">
        <span className={tones[slip.status]}>
          {slip.status === 'draft' && slip.needsApproval && !slip.approvedBy
            ? '待复核'
            : machine.labels.recruiter[slip.status]}
        </span>
      </p>
    </li>
  );
}

const heading = 'border-b border-line px-4 py-3 text-16 font-semibold text-ink-1';

/** 课时与工资: agreements with hired teachers, their hours and slips. */
export function WagesPage() {
  const wages = useWages();
  const list = useListParams({});
  const { id, show } = list;
  const [adding, setAdding] = useState(false);
  const { agreements, slips, hired = [] } = wages.data ?? {};
  return (
    <>
      <PageHead
        actions={
          <Button type="primary" onClick={() => setAdding(true)} disabled={!wages.data}>
            约定课时费
          </Button>
        }
      />
      {agreements && slips && agreements.length > 0 && <WagesStrip agreements={agreements} slips={slips} />}
      <section aria-label="课时约定" className="rounded-card border border-line bg-surface">
        <h2 className={heading}>课时约定</h2>
        <ConsoleList
          label="课时约定"
          query={{ ...wages, data: agreements }}
          row={(one) => <AgreementLine key={one.id} agreement={one} onOpen={() => show({ id: one.id })} />}
          empty="还没有课时约定，先与已入职的教师约定课时费"
        />
      </section>
      {slips && slips.length > 0 && (
        <section aria-label="工资条" className="mt-3 rounded-card border border-line bg-surface">
          <h2 className={heading}>工资条</h2>
          <ConsoleList
            label="工资条"
            query={{ ...wages, data: slips }}
            list={list}
            pageSize={20}
            row={(slip) => <SlipLine key={slip.id} slip={slip} onOpen={() => show({ id: slip.agreementId })} />}
            empty="还没有工资条"
          />
        </section>
      )}
      <AgreementForm
        open={adding}
        hired={hired}
        onClose={() => setAdding(false)}
        onMade={(made) => show({ id: made })}
      />
      <RecordDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
