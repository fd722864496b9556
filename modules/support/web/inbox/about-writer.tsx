import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { company as companyMachine } from '#contract/companies/company-state.ts';
import { yuanText } from '#contract/money.ts';
import { order as orderMachine } from '#modules/money/web/public.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { SupportAbout } from '../../contract.ts';

/** States in which somebody has to act. */
const waits = new Set(['voucher-submitted', 'voucher-rejected', 'refunding']);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 py-1.5 text-13">
      <dt className="text-ink-3">{name}</dt>
      <dd className="tabular text-right text-ink-1">{children}</dd>
    </div>
  );
}

const Orders = ({ title, orders }: { title: string; orders: SupportAbout['orders'] }) => (
  <section aria-labelledby="writer-orders" className="border-t border-line px-4 py-3">
    <h3 id="writer-orders" className="text-14 font-semibold text-ink-1">
      {title}
    </h3>
    {orders.length === 0 && <p className="mt-1 text-13 text-ink-3">还没有买过套餐</p>}
    <ul className="divide-y divide-line">
      {orders.map(({ number, packageName, price, status, at }) => (
        <li key={number} className="py-2 text-13">
          <p className="flex justify-between gap-2">
            <span className="text-ink-1">
              {packageName} <span className="tabular">¥{yuanText(price)}</span>
            </span>
            <span className={waits.has(status) ? 'tag tag-warm' : 'tag'}>
              {orderMachine.labels.operator[status as keyof typeof orderMachine.labels.operator]}
            </span>
          </p>
          <p className="tabular text-12 text-ink-3">
            {dayAndTime(at)}，订单 …{number.slice(-8)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

interface Props {
  id: string;
  about: SupportAbout;
  /** The order that is said over the conversation. */
  above: string | undefined;
}

/** Beside the conversation, what it is about: the account, the company and its orders. */
export function AboutWriter({ id, about, above }: Props) {
  const { registeredAt, signedInAt, deliveries, company } = about;
  const orders = about.orders.filter(({ number }) => number !== above);
  return (
    <aside aria-label="对方的情况" className="w-72 flex-none overflow-y-auto border-l border-line max-xl:hidden">
      <section aria-labelledby="writer-account" className="px-4 py-3">
        <h3 id="writer-account" className="text-14 font-semibold text-ink-1">
          账号
          <Link className="float-right text-13 font-normal" to={paths.adminUser(id)}>
            查看用户
          </Link>
        </h3>
        <dl className="mt-1">
          <Fact name="注册">{dateText(registeredAt)}</Fact>
          <Fact name="最近登录">{signedInAt ? dayAndTime(signedInAt) : '没有记录'}</Fact>
          {!company && <Fact name="投递">{deliveries} 份</Fact>}
        </dl>
      </section>
      {company && (
        <section aria-labelledby="writer-company" className="border-t border-line px-4 py-3">
          <h3 id="writer-company" className="text-14 font-semibold text-ink-1">
            单位
          </h3>
          <dl className="mt-1">
            <Fact name="状态">
              {companyMachine.labels.operator[company.status as keyof typeof companyMachine.labels.operator]}
            </Fact>
            <Fact name="在招职位">{company.openPosts} 个</Fact>
            {company.approvedAt && <Fact name="最近审核通过">{dateText(company.approvedAt)}</Fact>}
          </dl>
        </section>
      )}
      {company && (!above || orders.length > 0) && <Orders title={above ? '其他订单' : '最近的订单'} orders={orders} />}
    </aside>
  );
}
