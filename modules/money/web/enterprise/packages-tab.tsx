import { Button, Empty, Modal, Radio } from 'antd';
import { useState } from 'react';
import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { dayMs } from '#contract/months.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Slot } from '#web/slots.tsx';
import type { OrderLine } from '../../contract/order-shapes.ts';
import { type PayMethod, payMethods, type SalesPackage } from '../../contract/order-shapes.ts';
import { price } from '../orders/order-words.ts';
import { settleCalls, useAssets, usePackages } from './use-settle.ts';

/** '¥399', '¥399.50': an offer is read more easily without zeros. */
const plainPrice = (fen: number): string => price(fen).replace(/\.00$/, '');

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

interface CardProps {
  item: SalesPackage;
  /** What any of the packages has, so that they stand in lines. */
  units: readonly QuotaUnit[];
  /** Bought and still valid, until this day. */
  validUntil: string | undefined;
  onChoose(): void;
}

const columns = 'items-center gap-x-5 px-5 xl:grid-cols-[200px_96px_160px_minmax(0,1fr)_104px]';

function PackageCard({ item, units, validUntil, onChoose }: CardProps) {
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 py-4 max-sm:px-4 ${columns}`}>
      <div>
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16 font-semibold text-ink-1">
          {item.name}
          {validUntil && <span className="tag tag-ok">使用中</span>}
        </h2>
        <p className="mt-0.5 text-14 text-ink-3">{item.intro}</p>
      </div>
      <p className="tabular text-right text-20 font-semibold whitespace-nowrap text-ink-1 xl:text-left">
        {plainPrice(item.price)}
      </p>
      <p className="tabular text-14 text-ink-3 max-xl:col-span-2">
        {validUntil ? `有效期至 ${validUntil}` : `有效期 ${item.validDays} 天`}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-12 max-xl:col-span-2 xl:grid xl:grid-cols-4">
        {units.map((unit) => (
          <div key={unit} className="flex items-baseline gap-1.5 max-xl:has-[.none]:hidden xl:flex-col xl:gap-0">
            <dt className="text-ink-3 xl:sr-only">{quotaUnits[unit].label}</dt>
            <dd className="tabular font-semibold text-ink-1 xl:text-14">
              {item.units[unit] ? (
                `${item.units[unit]?.toLocaleString('en-US')} ${quotaUnits[unit].measure}`
              ) : (
                <span className="none" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button className="max-xl:order-1" onClick={onChoose}>
        {validUntil ? '再买一份' : '购买'}
      </Button>
    </li>
  );
}

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
  if (packages.isError)
    return <LoadFailed title="套餐没有加载出来" error={packages.error} onRetry={packages.refetch} />;
  if (!packages.data) return <RowsSkeleton />;
  const { items, methods } = packages.data;
  const balance = assets.data?.balance ?? 0;
  const current = currentPackages(orders.data?.items ?? []);
  const units = (Object.keys(quotaUnits) as QuotaUnit[]).filter((unit) => items.some((item) => item.units[unit]));
  return (
    <>
      {items.length === 0 ? (
        <Empty className="py-12" description="暂时没有在售的套餐">
          <Slot name="help" className="btn btn-tint" />
        </Empty>
      ) : (
        <ul className="divide-y divide-line">
          <li
            aria-hidden="true"
            className={`grid border-b border-line bg-ground py-2 text-12 text-ink-3 max-xl:hidden ${columns}`}
          >
            <span>套餐</span>
            <span>价格</span>
            <span>有效期</span>
            <span className="grid grid-cols-4 gap-x-5">
              {units.map((unit) => (
                <span key={unit}>{quotaUnits[unit].label}</span>
              ))}
            </span>
          </li>
          {items.map((item) => (
            <PackageCard
              key={item.id}
              item={item}
              units={units}
              validUntil={current.get(item.name)}
              onChoose={() => choose(item)}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4 py-3 text-12 text-ink-3">
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
        <p className="tabular mb-3 text-20 font-semibold text-ink-1">{chosen && plainPrice(chosen.price)}</p>
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
                <span className="block text-12 text-ink-3">
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
