import { Button } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import type { WageAgreement, WageSlip } from '../../contract/wage-shapes.ts';
import { wageSlip as machine } from '../../contract/wage-slip-state.ts';
import { AgreementForm } from './agreement-form.tsx';
import { AgreementHeads, AgreementLine } from './agreement-line.tsx';
import { MonthsTable, monthsOf } from './months-table.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { SlipBlock, slipTones } from './slip-block.tsx';
import { useWages } from './use-wages.ts';
import { WageCourse } from './wage-course.tsx';
import { payOf, WagesStrip } from './wages-strip.tsx';

function SlipLine({ slip, chosen, onChoose }: { slip: WageSlip; chosen: boolean; onChoose(): void }) {
  const { month, personName, postTitle, netFen, status, needsApproval, approvedBy } = slip;
  return (
    <li
      className={clsx(
        'flex cursor-pointer items-center gap-x-4 px-4 py-3',
        chosen ? 'bg-brand-tint' : 'hover:bg-ground',
      )}
      {...pressOf(onChoose)}
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="cursor-pointer text-14 font-semibold text-ink-1 hover:text-brand"
          aria-pressed={chosen}
          onClick={onChoose}
        >
          {personName}
        </button>
        <p className="cut text-12 text-ink-3">
          <span className="tabular">{Number(month.slice(5))} 月</span> · {postTitle}
        </p>
      </div>
      <p className="text-12 text-ink-3">
        实发 <span className="num text-14 text-ink-1">{yuanText(netFen)}</span>
      </p>
      <p className="w-20 flex-none text-right max-sm:w-18">
        <span className={slipTones[status]}>
          {status === 'draft' && needsApproval && !approvedBy ? '待复核' : machine.labels.recruiter[status]}
        </span>
      </p>
    </li>
  );
}

/** What this month's hours of an agreement come to. */
const payNow = ({ rateFen, monthQuantity }: WageAgreement) => payOf(rateFen, monthQuantity);

const heading = 'border-b border-line px-4 py-3 text-16 font-semibold text-ink-1';

/** 课时与工资: agreements with hired teachers, their hours and slips. */
export function WagesPage() {
  const wages = useWages();
  const list = useListParams({});
  const { id, show } = list;
  const [adding, setAdding] = useState(false);
  const { agreements, slips, hired = [] } = wages.data ?? {};
  const waitingSlips = slips?.filter(({ status }) => status === 'issued') ?? [];
  // What is still to be paid comes before what is done.
  const [chosenId, setChosenId] = useState('');
  const chosen =
    slips?.find((slip) => slip.id === chosenId) ??
    slips?.find(({ status }) => status !== 'paid' && status !== 'corrected') ??
    slips?.[0];
  return (
    <>
      <PageHead
        actions={
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAdding(true)} disabled={!wages.data}>
            约定课时费
          </Button>
        }
      />
      {agreements && slips && agreements.length > 0 && (
        <WagesStrip agreements={agreements} slips={slips} onOpen={(one) => show({ id: one })} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.85fr)]">
        {slips && chosen && (
          <>
            <section aria-label="工资条" className="rounded-card border border-line bg-surface">
              <h2 className={heading}>工资条</h2>
              <ConsoleList
                label="工资条"
                query={{ ...wages, data: slips }}
                list={list}
                pageSize={20}
                row={(slip) => (
                  <SlipLine key={slip.id} slip={slip} chosen={slip === chosen} onChoose={() => setChosenId(slip.id)} />
                )}
                empty="还没有工资条"
              />
              {monthsOf(slips).length > 1 && (
                <section aria-label="各月合计" className="border-t border-line">
                  <h3 className="px-4 pt-3 text-14 font-semibold text-ink-1">各月合计</h3>
                  <MonthsTable slips={slips} />
                </section>
              )}
            </section>
            <SlipBlock key={chosen.id} slip={chosen} named />
          </>
        )}
        <section aria-label="课时约定" className="rounded-card border border-line bg-surface xl:col-span-2">
          <h2 className={heading}>
            课时约定 <span className="text-14 font-normal text-ink-3">{agreements?.length}</span>
          </h2>
          {agreements && agreements.length > 0 && <AgreementHeads />}
          <ConsoleList
            label="课时约定"
            query={{ ...wages, data: agreements?.toSorted((one, other) => payNow(other) - payNow(one)) }}
            row={(one) => (
              <AgreementLine
                key={one.id}
                agreement={one}
                slips={waitingSlips.filter(({ agreementId }) => agreementId === one.id).length}
                onOpen={() => show({ id: one.id })}
              />
            )}
            empty="还没有课时约定。教师接受录用、入职以后，就可以约定课时费，按月记课时、发工资条"
          />
          {slips && <WageCourse folded={chosen !== undefined} />}
        </section>
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
