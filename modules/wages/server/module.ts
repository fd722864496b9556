import { sql } from 'drizzle-orm';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wageSlip } from '../contract/wage-slip-state.ts';
import { countSalaries } from './market/count-salaries.ts';
import { salaryHandlers } from './market/routes.ts';
import { wageHandlers } from './routes.ts';

const kept = '交易与账目按法律保存，只有账号编号，没有姓名和手机号';

export const wagesServer = {
  name: 'wages',
  handlers: (deps) => ({ ...wageHandlers(deps), ...salaryHandlers() }),
  intervalTasks: [
    {
      kind: 'count-pay',
      every: 60,
      at: 20,
      act: ({ db, clock }) => db.transaction((tx) => countSalaries(tx, clock.now())),
    },
  ],
  personalTables: {
    wage_agreement: { keep: kept },
    wage_slip: { keep: kept },
    wage_event: {
      erase: ({ accountId }) => [sql`update wage_event set actor_name = '已注销用户' where actor_id = ${accountId}`],
    },
  },
  partsOfExport: (_, joberId) => [
    {
      file: 'wages',
      title: '工资条',
      of: ['wage_agreement'],
      rows: sql`select c.name as company, s.month, s.status, s.quantity, s.gross_fen::text, s.deduction_fen::text, s.net_fen::text,
          s.lines, s.items, s.dispute_reason, s.issued_at, s.paid_at
        from wage_slip s join wage_agreement a on a.id = s.agreement_id join company c on c.id = a.company_id
        where a.jober_id = ${joberId} and s.issued_at is not null order by s.issued_at`,
      states: wageSlip.labels.seeker,
    },
  ],
  loadDemo: (tx, random, now) => import('../demo.ts').then(({ loadWages }) => loadWages(tx, random, now)),
  finishDemo: countSalaries,
} satisfies ServerModule<Deps>;
