import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import type { WageRecord } from '../../contract/wage-shapes.ts';
import { monthWords } from '../slips/wage-words.ts';
import { SlipBlock } from './slip-block.tsx';
import { wageCalls } from './use-wages.ts';

/** Months with confirmed hours and without a slip, latest first. */
function openMonths({ hours, slips }: WageRecord): string[] {
  const taught = hours.filter(({ status }) => status === 'confirmed').map(({ day }) => day.slice(0, 7));
  const taken = new Set(slips.filter(({ status }) => status !== 'corrected').map(({ month }) => month));
  return [...new Set(taught)].filter((month) => !taken.has(month));
}

/** Slips of an agreement; a month with confirmed hours and no slip can get one. */
export function SlipsTab({ record }: { record: WageRecord }) {
  const create = useAction('POST /api/company/wages/agreements/:id/slips', {
    invalidates: wageCalls,
    opened: record.slips.length,
  });
  const months = openMonths(record);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen && months.includes(chosen) ? chosen : months[0];
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        {month ? (
          <>
            <Select
              className="w-40"
              aria-label="月份"
              value={month}
              onChange={setChosen}
              options={months.map((value) => ({ value, label: monthWords(value) }))}
            />
            <Button
              type="primary"
              loading={create.isPending}
              onClick={() => void create.send({ params: { id: record.agreement.id }, body: { month } })}
            >
              生成工资条
            </Button>
          </>
        ) : (
          <p className="text-13 text-ink-3">课时双方确认后，可以按月生成工资条</p>
        )}
      </div>
      <div className="space-y-3">
        {record.slips.map((slip) => (
          <SlipBlock key={slip.id} slip={slip} />
        ))}
      </div>
    </>
  );
}
