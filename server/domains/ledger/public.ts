export { balancesOf, usedSince } from './balances.ts';
export { askCheck, bookTotals as standing, CHECK_JOB, checkBooks, tickChecks } from './check-books.ts';
export { consume, giveBack } from './consume.ts';
export { readDailyLimits, setDailyLimits } from './daily-limits.ts';
export { expireLots } from './expire-lots.ts';
export { grant } from './grant.ts';
export { lockedBalance as heldBalance, sell, takeMoney } from './money.ts';
export { faultsIn, sumsOfAccounts } from './platform-books.ts';
export { leftOfOrder, payOut, takeBack } from './refund.ts';
