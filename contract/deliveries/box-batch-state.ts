import { type Machine, rows } from '#contract/machine.ts';

export type BoxBatchState = 'waiting' | 'done' | 'undone';
export type BoxBatchMove = 'start' | 'undo' | 'run';

/** A reply to many deliveries: nobody is told before its moment of grace is over. */
export const boxBatch: Machine<BoxBatchState, BoxBatchMove, 'recruiter'> = {
  labels: { recruiter: { waiting: '即将发出', done: '已发出', undone: '已撤销' } },
  moves: { start: '批量答复', undo: '撤销', run: '发出' },
  table: rows<BoxBatchState, BoxBatchMove>(
    [null, 'start', 'recruiter', 'waiting'],
    ['waiting', 'undo', 'recruiter', 'undone'],
    ['waiting', 'run', 'clock', 'done'],
  ),
};

/** So long a batch may be taken back. */
export const batchGraceMs = 10_000;
