import { Button, Form } from 'antd';
import { useState } from 'react';
import { fenOf, yuanOf } from '#contract/money.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { amountRules } from '#web/features/forms/amount-rules.ts';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { Tag } from '#web/ui/tag.tsx';
import { labourTaxOf } from '../../contract/pay/income-tax.ts';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { wageSlip as machine } from '../../contract/wage-slip-state.ts';
import { monthWords } from '../../contract/wage-words.ts';
import { SlipSheet, saveProof, slipTones } from '../slips/slip-sheet.tsx';
import { wageCalls } from './use-wages.ts';

type Move = 'approve' | 'issue' | 'correct' | 'pay';

const actions: readonly { move: Move; label: string; done: string; ask?: string }[] = [
  { move: 'approve', label: '复核通过', done: '已复核' },
  { move: 'issue', label: '发出', done: '已发出，等教师确认', ask: '发出后不能修改，只能更正。确定发出？' },
  { move: 'correct', label: '更正', done: '已生成更正草稿', ask: '原工资条保留，生成一张关联的新工资条。确定更正？' },
  { move: 'pay', label: '标为已发放', done: '已标为已发放', ask: '确认工资已经发放？' },
];

interface Props {
  slip: WageSlip;
  /** On the page itself, where it has to be said whose it is. */
  named?: boolean;
}

/** A slip with the school's current moves. */
export function SlipBlock({ slip, named = false }: Props) {
  const Heading = named ? 'h2' : 'h3';
  const moveSlip = useAction('POST /api/company/wages/slips/:id/moves', {
    invalidates: wageCalls,
    done: (_, { body }) => actions.find(({ move }) => move === body.move)?.done ?? '',
  });
  const [editing, setEditing] = useState(false);
  const go = (move: Move) => void moveSlip.send({ params: { id: slip.id }, body: { move } });
  const prove = () =>
    call('GET /api/company/wages/slips/:id/proof', { params: { id: slip.id } }).then(saveProof, () => undefined);
  const waits = slip.status === 'draft' && slip.needsApproval && !slip.approvedBy;
  return (
    <section
      aria-label={named ? '选中的工资条' : undefined}
      className={named ? 'card p-4' : 'rounded-ctl border border-line p-4'}
      data-testid="slip"
    >
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <Heading className="text-16 font-semibold text-ink-1">
          {named ? `${slip.personName}，${monthWords(slip.month)}` : monthWords(slip.month)}
        </Heading>
        <Tag tone={slipTones[slip.status]}>{machine.labels.recruiter[slip.status]}</Tag>
        {slip.previousId && <span className="tag border border-line-strong bg-transparent text-ink-3">更正后</span>}
        {slip.approvedBy && <span className="text-12 text-ink-3">{slip.approvedBy} 已复核</span>}
        {named && slip.issuedAt && <span className="tabular text-12 text-ink-3">{monthDay(slip.issuedAt)} 发出</span>}
        <Button type="link" className="ml-auto px-0" onClick={() => void prove()}>
          导出工资条
        </Button>
        {named && slip.status === 'issued' && <RemindButton agreementId={slip.agreementId} />}
      </header>
      {editing ? <ItemsForm slip={slip} onDone={() => setEditing(false)} /> : <SlipSheet slip={slip} />}
      {waits && !editing && (
        <p className="mt-2 text-14 text-warm-ink">应发超过 5,000 元，须由另一位财务或主管理员复核后发出</p>
      )}
      {!editing && (
        <footer className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 empty:hidden">
          {slip.moves.includes('edit') && <Button onClick={() => setEditing(true)}>修改</Button>}
          {actions
            .filter(({ move }) => slip.moves.includes(move))
            .map(({ move, label, ask }) => (
              <AskButton key={move} type="primary" ask={ask} onYes={() => go(move)}>
                {label}
              </AskButton>
            ))}
        </footer>
      )}
    </section>
  );
}

function RemindButton({ agreementId }: { agreementId: string }) {
  const remind = useAction('POST /api/company/wages/agreements/:id/remind', {
    done: '已提醒教师确认，同一天不重复通知',
  });
  return (
    <Button loading={remind.isPending} onClick={() => void remind.send({ params: { id: agreementId } })}>
      催确认
    </Button>
  );
}

interface Item {
  kind: 'add' | 'deduct';
  name: string;
  yuan: string;
}
interface Fields {
  items: Item[];
  note?: string;
}

const TAX = '代扣个税（劳务报酬）';

/** Allowances and deductions of a draft; the tax on 劳务报酬 can be filled in from the table. */
export function ItemsForm({ slip, onDone }: { slip: WageSlip; onDone(): void }) {
  const [form] = Form.useForm<Fields>();
  const edit = useAction('PUT /api/company/wages/slips/:id', {
    invalidates: wageCalls,
    done: '草稿已保存，课时已重算',
  });
  const typed = slip.items.map(({ kind, name, fen }) => ({ kind, name, yuan: yuanOf(fen) }));
  const send = async ({ items, note = '' }: Fields) => {
    const given = items.map(({ kind, name, yuan }) => ({ kind, name, fen: fenOf(yuan) ?? 0 }));
    if (await edit.send({ params: { id: slip.id }, body: { items: given, note } })) onDone();
  };
  const withTax = () => {
    const rest = (form.getFieldValue('items') as Item[]).filter(({ name }) => name !== TAX);
    const added = rest.reduce((all, { kind, yuan }) => all + BigInt(kind === 'add' ? (fenOf(yuan) ?? 0) : 0), 0n);
    const tax = labourTaxOf(BigInt(slip.payFen) + added);
    const own: Item[] = tax > 0n ? [{ kind: 'deduct', name: TAX, yuan: yuanOf(tax) }] : [];
    form.setFieldValue('items', [...rest, ...own]);
    if (tax === 0n) toast.success('劳务报酬不超过 800 元，不用扣税');
  };
  return (
    <Form<Fields> form={form} layout="vertical" initialValues={{ items: typed, note: slip.note }} onFinish={send}>
      <ListField
        name="items"
        row={{
          add: '一项',
          remove: '这一项',
          className: 'grid grid-cols-[88px_minmax(0,1fr)_120px_32px] gap-2 *:mb-2',
          blank: () => ({ kind: 'add', name: '', yuan: '' }),
        }}
      >
        {(at) => (
          <>
            <ChoiceField
              name={[at, 'kind']}
              aria-label="类别"
              options={[
                { value: 'add', label: '加发' },
                { value: 'deduct', label: '扣项' },
              ]}
            />
            <TextField name={[at, 'name']} required="请填写项目名称" maxLength={30} placeholder="项目名称" />
            <TextField name={[at, 'yuan']} rules={amountRules} inputMode="decimal" suffix="元" aria-label="金额" />
          </>
        )}
      </ListField>
      <TextField name="note" label="说明" className="mb-3" maxLength={300} />
      <div className="flex justify-end gap-2">
        <Button className="mr-auto" onClick={withTax}>
          按劳务报酬算个税
        </Button>
        <Button onClick={onDone}>取消</Button>
        <Button type="primary" htmlType="submit" loading={edit.isPending}>
          保存草稿
        </Button>
      </div>
    </Form>
  );
}
