export { tickOrders } from './by-the-clock.ts';
