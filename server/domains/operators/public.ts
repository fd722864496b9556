export { recordAct } from '#server/domains/audit/public.ts';
