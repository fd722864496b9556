import { Button, DatePicker } from 'antd';
import { clsx } from 'clsx';
import type { Dayjs } from 'dayjs';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { fenOf, yuanText } from '#contract/money.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { amountRules } from '#web/features/forms/amount-rules.ts';
import { ChoiceField, Field, FormDialog, RadioField, TextField } from '#web/features/forms/fields.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { wageSlip as machine } from '../../contract/wage-slip-state.ts';
import { type WageUnit, wageUnits } from '../../contract/wage-units.ts';
import { slipTones } from '../slips/slip-sheet.tsx';
import { AgreementList, monthPay } from './agreement-list.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { SlipBlock } from './slip-block.tsx';
import { useWages, wageCalls } from './use-wages.ts';

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
        <Tag tone={slipTones[status]}>
          {status === 'draft' && needsApproval && !approvedBy ? '待复核' : machine.labels.recruiter[status]}
        </Tag>
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.85fr)]">
        {slips && chosen && (
          <>
            <section aria-label="工资条" className="card">
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
            </section>
            <SlipBlock key={chosen.id} slip={chosen} named />
          </>
        )}
        <div className="card xl:col-span-2">
          <h2 className={heading}>
            课时约定 <span className="text-14 font-normal text-ink-3">{agreements?.length}</span>
          </h2>
          <AgreementList
            query={{ ...wages, data: agreements?.toSorted((one, other) => Number(monthPay(other) - monthPay(one))) }}
            slipsOf={({ id }) => waitingSlips.filter(({ agreementId }) => agreementId === id).length}
            onOpen={({ id }) => show({ id })}
          />
        </div>
      </div>
      {adding && <AgreementForm hired={hired} onClose={() => setAdding(false)} onMade={(made) => show({ id: made })} />}
      <RecordDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}

interface Fields {
  deliveryId: string;
  rate: string;
  unit: WageUnit;
  period: [Dayjs, Dayjs];
  note?: string;
}

interface Props {
  hired: AnswerOf<Api['GET /api/company/wages']>['hired'];
  onClose(): void;
  onMade(id: string): void;
}

/** A rate and a period with a hired teacher. */
export function AgreementForm({ hired, onClose, onMade }: Props) {
  const agree = useAction('POST /api/company/wages/agreements', {
    invalidates: wageCalls,
    done: '已登记约定，教师会收到通知',
  });
  const send = async ({ deliveryId, rate, unit, period: [from, to], note = '' }: Fields) => {
    const days = { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
    const body = { deliveryId, rate: fenOf(rate) ?? 0, unit, ...days, note };
    const made = await agree.send({ body });
    if (!made) return;
    onClose();
    onMade(made.id);
  };
  return (
    <FormDialog<Fields>
      title="约定课时费"
      okText="登记"
      busy={agree.isPending}
      initialValues={{ unit: 'lesson' }}
      onSend={(fields) => void send(fields)}
      onClose={onClose}
    >
      <ChoiceField
        name="deliveryId"
        label="教师"
        required="请选择已入职的教师"
        searchable
        placeholder="已入职的教师"
        notFoundContent="还没有已入职的教师"
        options={hired.map(({ deliveryId, name, postTitle }) => ({
          value: deliveryId,
          label: `${name} · ${postTitle}`,
        }))}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <TextField name="rate" label="课时费" rules={amountRules} inputMode="decimal" suffix="元" />
        <RadioField name="unit" label="计量单位" labels={wageUnits} />
      </div>
      <Field name="period" label="期限" required>
        <DatePicker.RangePicker className="w-full" />
      </Field>
      <TextField name="note" label="说明" rows={2} maxLength={300} placeholder="例：晚自习按 1.5 倍计入课时" />
    </FormDialog>
  );
}
