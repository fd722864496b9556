export { order } from '../contract/order-state.ts';
export { price } from './orders/order-words.ts';

/** The operators' page of orders, where one is looked for. */
export const ordersPath = (keyword: string) => `/admin/finance?${new URLSearchParams({ keyword })}`;
