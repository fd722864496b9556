import { expect, test } from 'vitest';
import { ringsIn } from './rings.ts';

const log = `2026-11-22 17:42:03.964 UTC [21179] LOG:  checkpoint complete
2026-11-22 17:42:03.966 UTC [21180] ERROR:  deadlock detected
2026-11-22 17:42:03.966 UTC [21180] DETAIL:  Process 1 waits for ShareLock on transaction 9; blocked by process 2.
\tProcess 2 waits for ShareLock on transaction 8; blocked by process 1.
2026-11-22 17:42:03.966 UTC [21180] STATEMENT:  
\t    insert into account_event_counter
\t      on conflict do nothing
2026-11-22 17:42:04.100 UTC [21180] ERROR:  canceling statement due to statement timeout
2026-11-22 17:42:04.100 UTC [21180] STATEMENT:  select 1
2026-11-22 17:42:05.100 UTC [21181] ERROR:  deadlock detected
2026-11-22 17:42:05.100 UTC [21181] STATEMENT:  update post set title = $1
`;

test('every deadlock of a log is told, by the statement that was called off', () => {
  expect(ringsIn(log)).toEqual([
    'insert into account_event_counter on conflict do nothing',
    'update post set title = $1',
  ]);
  expect(ringsIn('')).toEqual([]);
});
