export { sweepHistory } from './history.ts';
export { sendAlerts } from './send-alerts.ts';
