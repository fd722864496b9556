import { invoiceEndpoints } from './contract/invoices.ts';
import { ledgerEndpoints } from './contract/ledger.ts';
import { orderEndpoints } from './contract/orders.ts';

export const moneyEndpoints = { ...ledgerEndpoints, ...orderEndpoints, ...invoiceEndpoints };
