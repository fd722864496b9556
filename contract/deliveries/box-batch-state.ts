import { type Machine, rows } from '#contract/machine.ts';

export type BoxBatchState = 'waiting' | 'done' | 'undone';
export type BoxBatchMove = 'start' | 'undo' | 'run';

/** One reply to many deliveries. Nothing is sent before the grace period ends. */
export const boxBatch: Machine<BoxBatchState, BoxBatchMove, 'recruiter'> = {
  labels: { recruiter: { waiting: '即将发出', done: '已发出', undone: '已撤销' } },
  moves: { start: '批量答复', undo: '撤销', run: '发出' },
  table: rows<BoxBatchState, BoxBatchMove>(
    [null, 'start', 'recruiter', 'waiting'],
    ['waiting', 'undo', 'recruiter', 'undone'],
    ['waiting', 'run', 'clock', 'done'],
  ),
};

/** Grace period in which a batch can be undone. */
export const batchGraceMs = 10_000;
