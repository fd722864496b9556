import { Button } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import type { WageAgreement, WageSlip } from '#contract/wages/wage-shapes.ts';
import { wageSlip as machine } from '#contract/wages/wage-slip-state.ts';
import { wageUnits } from '#contract/wages/wage-units.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
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
  const { person, postTitle, rateFen, unit, from, to, toConfirm, waiting } = agreement;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3" data-testid="agreement">
      <Avatar name={person.name} size={36} />
      <div className="min-w-0 flex-1 basis-40">
        <button type="button" className="text-14 font-semibold text-ink-1 hover:text-brand" onClick={onOpen}>
          {person.name}
        </button>
        <p className="cut text-12 text-ink-3">{postTitle}</p>
      </div>
      <div className="w-48">
        <p className="text-13">
          <span className="num text-warm-ink">{yuanText(rateFen)}</span>
          <span className="text-12 text-ink-3"> 元/{wageUnits[unit]}</span>
        </p>
        <p className="tabular text-12 text-ink-3">
          {from} 至 {to}
        </p>
      </div>
      <p className="w-28 text-13 text-ink-3">
        {toConfirm > 0 && <span className="tag tag-warm">{toConfirm} 条待确认</span>}
        {toConfirm === 0 && waiting > 0 && `${waiting} 条待教师确认`}
      </p>
      <GhostButton size="small" aria-label={`记课时：${person.name}`} onClick={onOpen}>
        记课时
      </GhostButton>
    </li>
  );
}

function SlipLine({ slip, onOpen }: { slip: WageSlip; onOpen(): void }) {
  const { month, personName, postTitle, grossFen, netFen, status, needsApproval, approvedBy } = slip;
  return (
    <li className="flex items-center gap-x-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <button type="button" className="text-14 font-semibold text-ink-1 hover:text-brand" onClick={onOpen}>
          {personName}
        </button>
        <p className="cut text-12 text-ink-3">
          <span className="tabular">{monthWords(month)}</span> · {postTitle}
        </p>
      </div>
      <div className="text-right">
        <p className="text-13 text-ink-3">
          实发 <span className="num text-ink-1">{yuanText(netFen)}</span>
        </p>
        <p className="tabular text-12 text-ink-3">应发 {yuanText(grossFen)}</p>
      </div>
      <p className="w-20 flex-none text-right">
        <span className={tones[status]}>
          {status === 'draft' && needsApproval && !approvedBy ? '待复核' : machine.labels.recruiter[status]}
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
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
          slips && slips.length > 0 && 'xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
        )}
      >
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
          <section aria-label="工资条" className="rounded-card border border-line bg-surface">
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
      </div>
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
