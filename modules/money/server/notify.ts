import { yuanText } from '#contract/money.ts';
import { type AccountNotice, notifyAll, notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from './store.ts';

interface Words {
  kind: `order.${string}` | `invoice.${string}`;
  title: string;
  body: string;
  /** Identifies the event within the order. */
  key: string;
}

type OrderOfNotice = Pick<OrderRow, 'id' | 'companyId' | 'createdBy'>;

const orderLink = (id: string) => `/settle?tab=orders&id=${id}`;

/** Notifies the company in its 系统消息, and the member who placed the order; each once. */
export async function notifyBuyer(tx: Database, order: OrderOfNotice, { key, ...message }: Words, now: Date) {
  const notice = { ...message, link: orderLink(order.id), now };
  const personal: AccountNotice = { ...notice, accountId: order.createdBy, effectKey: `order:${order.id}:${key}:me` };
  await notifyCompany(tx, { ...notice, companyId: order.companyId, effectKey: `order:${order.id}:${key}` });
  await notifyAll(tx, [personal]);
}

/** '基础套餐（¥1,980.00）' */
export const orderWords = ({ packageName, price }: Pick<OrderRow, 'packageName' | 'price'>) =>
  `${packageName}（¥${yuanText(price)}）`;
