export { balancesOf, type QuotaLeft } from './balances.ts';
export { consume, giveBack } from './consume.ts';
export { expireLots } from './expire-lots.ts';
export { grant } from './grant.ts';
export { heldBalance, sell, takeMoney } from './money.ts';
export { faultsIn, readBooks } from './platform-books.ts';
export { leftOfOrder, payOut, takeBack } from './refund.ts';
export { statementOf } from './statement.ts';
