import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import type { InvoiceLine } from '../../contract/invoices.ts';
import { invoice as machine } from '../../contract/order-state.ts';
import { amountColumn, timeColumn, titleColumn } from '../orders/order-columns.tsx';
import { moneyCalls } from './money-calls.ts';

type Asking = { id: string; move: 'issue' | 'reject' };

const columns = (ask: (asking: Asking) => void): TableColumnsType<InvoiceLine> => [
  titleColumn(true),
  column('订单', { width: 240 }, ({ companyName, orderNumber }) => (
    <>
      <span className="cut block text-ink-1">{companyName}</span>
      <span className="tabular text-14 text-ink-3">{orderNumber}</span>
    </>
  )),
  amountColumn(({ amount }) => amount, '金额', 130),
  timeColumn('申请时间', ({ requestedAt }) => requestedAt),
  actsColumn(170, ({ id, companyName, status, number, reason }) =>
    status === 'requested' ? (
      <RowActs
        of={companyName}
        main={{ label: '开票', onAct: () => ask({ id, move: 'issue' }) }}
        more={[{ label: '驳回', danger: true, onAct: () => ask({ id, move: 'reject' }) }]}
      />
    ) : (
      <span className="tabular text-14 text-ink-3">{number ?? reason}</span>
    ),
  ),
];

const states = ['requested', 'issued', 'rejected'] as const satisfies readonly InvoiceLine['status'][];
const views = { status: viewOf(states) };
const filters: Filter[] = [
  { kind: 'segments', name: 'status', label: '发票状态', options: stateOptions(states, machine.labels.operator) },
];

const dialogs = {
  issue: { title: '开具发票', label: '发票号码', maxLength: 20, done: '已开票，并通知了单位' },
  reject: { title: '驳回申请', label: '原因（会告知单位）', maxLength: 200, done: '已驳回，并通知了单位' },
} as const;

/** Invoices by state; pending ones longest waiting first. */
export function InvoicesTab() {
  const list = useListParams({}, views);
  const [asking, setAsking] = useState<Asking | null>(null);
  const invoices = useCall('GET /api/admin/invoices', { query: { status: list.view.status, page: list.page } });
  const decide = useAction('POST /api/admin/invoices/:id/moves', {
    invalidates: moneyCalls,
    opened: asking,
    onSuccess: (_, { body }) => {
      setAsking(null);
      toast.success(dialogs[body.move].done);
    },
  });
  const send = ({ id, move }: Asking, text: string) =>
    decide.send({ params: { id }, body: move === 'issue' ? { move, number: text } : { move, reason: text } });
  return (
    <>
      <FilterBar filters={filters} values={list.view} onChange={list.show} />
      <ConsoleList
        label="发票"
        query={invoices}
        list={list}
        columns={columns(setAsking)}
        minWidth={960}
        empty="没有这样的发票"
      />
      {asking && (
        <ReasonDialog
          {...dialogs[asking.move]}
          busy={decide.isPending}
          onClose={() => setAsking(null)}
          onDone={(text) => void send(asking, text)}
        />
      )}
    </>
  );
}
