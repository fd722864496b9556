import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { fenOf, yuanOf } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { amountRules } from '#web/features/forms/amount-rules.ts';
import { FormDialog, TextField } from '#web/features/forms/fields.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type OperatorOrder, payMethods } from '../../contract/order-shapes.ts';
import { order as machine } from '../../contract/order-state.ts';
import { OrderFacts, OrderSteps, VoucherView } from '../orders/order-facts.tsx';
import { orderTones, price, unitsText } from '../orders/order-words.ts';
import { moneyCalls } from './money-calls.ts';

/** The progress of a refund through the payment provider. */
function RefundState({ order: { refund, method } }: { order: OperatorOrder }) {
  if (refund?.status !== 'waiting') return null;
  const by = payMethods[method];
  const tried = refund.triedAt ? `已请求 ${refund.attempts} 次，最近 ${dayAndTime(refund.triedAt)}` : '等待发出';
  const [title, note] = refund.problem
    ? [`${by}没有退成：${refund.problem}`, `${tried}。系统会自动再试；如已用其他方式退款，请填写凭据完成。`]
    : [`正在由${by}原路退回`, `${tried}，到账后自动完成。`];
  return (
    <div role="status" className={`rounded-card p-3 text-14 ${refund.problem ? 'bg-warm-tint' : 'bg-brand-tint'}`}>
      <p className={`font-semibold ${refund.problem ? 'text-warm-ink' : 'text-ink-1'}`}>{title}</p>
      <p className="tabular mt-1 text-ink-2">{note}</p>
    </div>
  );
}

type Asking = 'reject-voucher' | 'refund' | 'finish-refund';

function Facts({ order }: { order: OperatorOrder }) {
  const { companyId, companyName, packageName, firstEyes, refundFirst } = order;
  const books = (
    <Link to={`/admin/finance?tab=books&companyId=${companyId}`} title="查看单位账目">
      {companyName}
    </Link>
  );
  return (
    <OrderFacts
      order={order}
      first={[
        ['单位', books],
        ['套餐', packageName],
      ]}
      last={[
        ...(firstEyes ? ([['初次确认', firstEyes.name]] as const) : []),
        ...(refundFirst ? ([['退款初次确认', `${refundFirst.name}，${price(refundFirst.amount)}`]] as const) : []),
      ]}
    />
  );
}

type OrderAction = InputOf<Api['POST /api/admin/orders/:id/moves']>['body'];

function Opened({ order }: { order: OperatorOrder }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const moveOrder = useAction('POST /api/admin/orders/:id/moves', {
    invalidates: moneyCalls,
    // An order whose state changed may be moved in the same way again.
    opened: order.events.length,
  });
  const act = async (body: OrderAction, done: string) => {
    const moved = await moveOrder.send({ params: { id: order.id }, body });
    if (!moved) return;
    setAsking(null);
    const waitsForSecond =
      moved.status === 'voucher-submitted' || (body.move === 'refund' && moved.status !== 'refunding');
    toast.success(waitsForSecond ? '已初次确认，等待另一位运营' : done);
  };
  const may = (move: string) => order.moves.includes(move as never);
  const waits = order.needsTwo && order.firstEyes?.mine;
  return (
    <div className="grid grid-cols-2 gap-6 max-sm:grid-cols-1" data-testid="order">
      <div className="space-y-5">
        <div className="flex items-center gap-3">
          <b className="tabular text-28 font-semibold text-ink-1">{price(order.price)}</b>
          <span className={orderTones[order.status]}>{machine.labels.operator[order.status]}</span>
        </div>
        <Facts order={order} />
        <RefundState order={order} />
        <OrderSteps events={order.events} />
        <div className="flex flex-wrap gap-2">
          {may('confirm-voucher') && waits && <Button disabled>等待另一位运营确认</Button>}
          {may('reject-voucher') && (
            <Button danger onClick={() => setAsking('reject-voucher')}>
              驳回凭证
            </Button>
          )}
          {may('refund') && (
            <Button onClick={() => setAsking('refund')}>
              {order.refundFirst && !order.refundFirst.mine ? '确认退款' : '退款'}
            </Button>
          )}
          {may('finish-refund') && (order.refund?.status !== 'waiting' || order.refund.problem !== '') && (
            <Button type="primary" onClick={() => setAsking('finish-refund')}>
              退款已转出
            </Button>
          )}
        </div>
      </div>
      <div className="space-y-4">
        <VoucherView voucher={order.voucher} note={order.voucherNote} />
        {may('confirm-voucher') && !waits && (
          <VoucherForm
            order={order}
            loading={moveOrder.isPending}
            onConfirm={(amount, reference) =>
              void act({ move: 'confirm-voucher', amount, reference }, '已确认，权益已发放')
            }
          />
        )}
      </div>
      {asking === 'refund' && (
        <RefundDialog
          order={order}
          loading={moveOrder.isPending}
          onClose={() => setAsking(null)}
          onRefund={(amount, reason) => void act({ move: 'refund', amount, reason }, '已开始退款，并通知了单位')}
        />
      )}
      {(asking === 'reject-voucher' || asking === 'finish-refund') && (
        <ReasonDialog
          title={asking === 'reject-voucher' ? '驳回凭证' : '退款已转出'}
          label={asking === 'reject-voucher' ? '原因（会告知单位）' : '退款凭据，如银行回单号'}
          busy={moveOrder.isPending}
          onClose={() => setAsking(null)}
          onDone={(reason) => void act({ move: asking, reason }, '已处理，并通知了单位')}
        />
      )}
    </div>
  );
}

const useOrder = (id: string | null) =>
  useCall('GET /api/admin/orders/:id', id === null ? null : { params: { id } }, { background: true });

/** A transfer whose voucher waits, opened in 待办. */
export function VoucherWork({ queue, id }: { queue: string; id: string }) {
  const order = useOrder(queue === 'vouchers' ? id : null);
  if (queue !== 'vouchers') return null;
  if (order.isError || !order.data) return <Awaiting query={order} failed="订单没有加载出来" />;
  return (
    <div className="h-full overflow-y-auto p-6">
      <h2 className="mb-4 text-20 font-semibold text-ink-1">{order.data.companyName}</h2>
      <Opened key={id} order={order.data} />
    </div>
  );
}

/** One order with its voucher, and an operator's moves. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const order = useOrder(id);
  return (
    <DetailDrawer title="核对订单" width={880} id={id} query={order} onClose={onClose}>
      {(opened) => <Opened key={opened.id} order={opened} />}
    </DetailDrawer>
  );
}

interface VoucherFormProps {
  order: OperatorOrder;
  loading: boolean;
  onConfirm(fen: number, reference: string): void;
}

/** What arrived in the account, typed from the bank's statement: the quotas are given at once and cannot be recalled. */
function VoucherForm({ order, loading, onConfirm }: VoucherFormProps) {
  return (
    <Form<{ amount: string; reference: string }>
      layout="vertical"
      requiredMark={false}
      className="border-t border-line pt-4"
      onFinish={({ amount, reference }) => onConfirm(fenOf(amount) ?? 0, reference.trim())}
    >
      <p className="mb-3 text-14 text-ink-2">
        订单金额 {price(order.price)}。请照银行流水填写，确认后权益立即发放，不能撤回。
      </p>
      <AmountItem name="amount" label="到账金额" />
      <TextField name="reference" label="银行流水号" required maxLength={60} />
      <Button type="primary" htmlType="submit" loading={loading}>
        确认并发放权益
      </Button>
    </Form>
  );
}

interface RefundDialogProps {
  order: OperatorOrder;
  loading: boolean;
  onClose(): void;
  onRefund(fen: number, reason: string): void;
}

/** Amount and reason of a refund; the order's remaining quotas are removed. */
function RefundDialog({ order, loading, onClose, onRefund }: RefundDialogProps) {
  const first = order.refundFirst;
  const suggested = first?.amount ?? order.refundable;
  const [form] = Form.useForm<{ amount: string; reason: string }>();
  return (
    <FormDialog
      title="退款"
      okText="开始退款"
      cancelText="返回"
      danger
      busy={loading}
      form={form}
      initialValues={{ amount: suggested > 0 ? yuanOf(suggested) : '', reason: '' }}
      onSend={({ amount, reason }) => onRefund(fenOf(amount) ?? 0, reason.trim())}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-2">
        未使用：{unitsText(order.left) || '无'}，将全部收回。按剩余权益计算最多可退 {price(order.refundable)}。
      </p>
      {first && (
        <p className="mb-3 rounded-ctl bg-warm-tint px-3 py-2 text-14 text-warm-ink">
          {first.mine
            ? `您已提出退款 ${price(first.amount)}，须由另一位运营以同样金额确认；也可以改为其他金额重新提出。`
            : `${first.name}提出退款 ${price(first.amount)}。金额超过限额，由您核对后以同样金额确认。`}
        </p>
      )}
      <AmountItem name="amount" label="退款金额" />
      <TextField name="reason" label="原因（会告知单位）" required="请填写原因" rows={2} maxLength={200} />
    </FormDialog>
  );
}

/** A required amount in yuan, as typed; `fenOf` parses it. Errors use the messages of the amount rule. */
export function AmountItem({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} required rules={amountRules} validateTrigger="onBlur">
      <Input prefix="¥" suffix="元" inputMode="decimal" maxLength={16} className="tabular" />
    </Form.Item>
  );
}
