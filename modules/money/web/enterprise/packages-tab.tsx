import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { dayMs } from '#contract/months.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns } from '#web/features/console/list/row-parts.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Slot } from '#web/slots.tsx';
import { type OrderLine, type PayMethod, payMethods, type SalesPackage } from '../../contract/order-shapes.ts';
import { price, shortPrice } from '../orders/order-words.ts';
import { settleCalls, useAssets, usePackages } from './use-settle.ts';

/** The packages that were bought and are still valid, by name, with the last day. */
function currentPackages(orders: readonly OrderLine[], now = Date.now()): Map<string, string> {
  const valid = orders.flatMap((order) => {
    const until = order.fulfilledAt ? Date.parse(order.fulfilledAt) + order.validDays * dayMs : 0;
    return order.status === 'fulfilled' && until > now ? [{ name: order.packageName, until }] : [];
  });
  return new Map(
    valid
      .toSorted((one, other) => one.until - other.until)
      .map(({ name, until }) => [name, dateText(new Date(until).toISOString())]),
  );
}

const about: Record<PayMethod, string> = {
  transfer: '下单后 7 天内转账并上传凭证，核对后生效',
  wechat: '下单后 30 分钟内扫码付款，立即生效',
  alipay: '下单后 30 分钟内付款，立即生效',
  balance: '从单位余额扣除，立即生效',
};

interface Listed {
  /** What any of the packages has. */
  units: readonly QuotaUnit[];
  /** Bought and still valid, until which day. */
  current: ReadonlyMap<string, string>;
  onChoose(item: SalesPackage): void;
}

const columnsFor = ({ units, current, onChoose }: Listed): ListColumns<SalesPackage> => [
  column('套餐', { rowScope: 'row' }, ({ name, intro }) => (
    <>
      <span className="font-semibold text-ink-1">{name}</span>
      {current.has(name) && <span className="tag tag-ok ml-2">使用中</span>}
      <span className="block text-14 font-normal text-ink-3">{intro}</span>
    </>
  )),
  column('价格', { width: 96, phone: 'end' }, (item) => (
    <b className="tabular font-semibold text-ink-1">{shortPrice(item.price)}</b>
  )),
  column('有效期', { width: 160, className: 'tabular' }, ({ name, validDays }) => {
    const until = current.get(name);
    return until ? `至 ${until}` : `${validDays} 天`;
  }),
  ...units.map((unit) =>
    column(
      quotaUnits[unit].label,
      { width: 96, align: 'right' as const, className: 'tabular' },
      (item: SalesPackage) =>
        item.units[unit] && `${item.units[unit].toLocaleString('en-US')} ${quotaUnits[unit].measure}`,
    ),
  ),
  actsColumn(116, (item) => (
    <Button onClick={() => onChoose(item)}>{current.has(item.name) ? '再买一份' : '购买'}</Button>
  )),
];

/** Packages on sale; an order includes its payment method. */
export function PackagesTab({ onOrdered }: { onOrdered(id: string): void }) {
  const packages = usePackages();
  const assets = useAssets();
  const orders = useCall('GET /api/company/orders', { query: {} }, { background: true, quiet: true });
  const [chosen, setChosen] = useState<SalesPackage>();
  const [method, setMethod] = useState<PayMethod>('transfer');
  const choose = (item: SalesPackage) => {
    setChosen(item);
    setMethod('transfer');
  };
  const place = useAction('POST /api/company/orders', { invalidates: settleCalls, opened: chosen });
  const order = async () => {
    if (!chosen) return;
    const made = await place.send({ body: { packageId: chosen.id, method } });
    if (!made) return;
    setChosen(undefined);
    onOrdered(made.id);
  };
  const { items = [], methods = [] } = packages.data ?? {};
  const balance = assets.data?.balance ?? 0;
  return (
    <>
      <ConsoleList
        label="套餐"
        query={{ ...packages, data: packages.data?.items }}
        columns={columnsFor({
          units: (Object.keys(quotaUnits) as QuotaUnit[]).filter((unit) => items.some((item) => item.units[unit])),
          current: currentPackages(orders.data?.items ?? []),
          onChoose: choose,
        })}
        minWidth={960}
        empty="暂时没有在售的套餐"
        emptyAction={<Slot name="help" className="btn btn-tint" />}
      />
      <p className="border-t border-line px-4 py-3 text-14 text-ink-3">
        每天免费的发布、刷新和人才联系先用完，再使用购买的权益；先到期的先用。
      </p>
      <Modal
        open={chosen !== undefined}
        title={`购买${chosen?.name ?? ''}`}
        okText="提交订单"
        cancelText="取消"
        confirmLoading={place.isPending}
        onOk={() => void order()}
        onCancel={() => setChosen(undefined)}
      >
        <p className="tabular mb-3 text-20 font-semibold text-ink-1">{chosen && shortPrice(chosen.price)}</p>
        <Radio.Group
          value={method}
          onChange={({ target }) => setMethod(target.value as PayMethod)}
          aria-label="付款方式"
        >
          {methods.map((name) => {
            const short = name === 'balance' && balance < (chosen?.price ?? 0);
            return (
              <Radio key={name} value={name} disabled={short} className="mb-2 flex">
                <span className="text-ink-1">{payMethods[name]}</span>
                <span className="block text-14 text-ink-3">
                  {short ? `余额 ${price(balance)}，不足以支付` : about[name]}
                </span>
              </Radio>
            );
          })}
        </Radio.Group>
      </Modal>
    </>
  );
}
