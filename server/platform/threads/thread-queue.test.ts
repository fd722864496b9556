import { expect, test } from 'vitest';
import { TaskLate, ThreadQueue } from './thread-queue.ts';

/** Answers with the task, waits that many milliseconds, never answers, fails, or ends its thread. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 'hangs') for (;;);
      if (task === 'ends') process.exit(1);
      if (task === 'breaks') throw new Error('broken');
      if (task === 'fails') return parentPort.postMessage({ failed: 'not possible' });
      setTimeout(() => parentPort.postMessage({ made: task }), typeof task === 'number' ? task : 0);
    });`)}`,
);
const queue = (options = {}) =>
  new ThreadQueue<string | number, string | number>({
    module,
    mostWaiting: 4,
    mostOfSource: 2,
    idleMs: 1_000,
    heapMb: 32,
    ...options,
  });
const limit = { timeoutMs: 5_000 };

test('tasks are answered in their order', async () => {
  const tasks = queue();
  const order: unknown[] = [];
  await Promise.all(['a', 30, 'b'].map((task) => tasks.run(task, limit).then((made) => order.push(made))));
  expect(order).toEqual(['a', 30, 'b']);
});

test('the time of a task counts from its start, not from its place in the queue', async () => {
  const tasks = queue();
  await tasks.run('warm', limit);
  const made = await Promise.all([400, 400, 400].map((task) => tasks.run(task, { timeoutMs: 700 })));
  expect(made).toEqual([400, 400, 400]);
});

test.each(['hangs', 'ends', 'breaks', 'fails'])('a task that %s is rejected alone', async (bad) => {
  const tasks = queue();
  await tasks.run('warm', limit);
  const settled = await Promise.allSettled(
    ['a', bad, 'b', 'c'].map((task) => tasks.run(task, { timeoutMs: task === bad ? 300 : 5_000 })),
  );
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  if (bad === 'hangs') expect(settled[1]).toMatchObject({ reason: expect.any(TaskLate) });
  expect(await tasks.run('after', limit)).toBe('after');
});

test('a full queue and a source that asks too often are refused with the time to wait', async () => {
  const tasks = queue();
  const running = [200, 'b', 'c', 'd', 'e'].map((task) => tasks.run(task, limit));
  expect(() => tasks.run('f', limit)).toThrow(
    expect.objectContaining({ status: 503, retryAfter: 5, message: '正在生成的文件较多，请稍后再试' }),
  );
  await Promise.all(running);
  const own = [100, 'b'].map((task) => tasks.run(task, { ...limit, source: 'x' }));
  expect(() => tasks.run('c', { ...limit, source: 'x' })).toThrow(
    expect.objectContaining({ status: 429, retryAfter: 5, message: '上一份文件还在生成，请稍后再试' }),
  );
  expect(await tasks.run('c', { ...limit, source: 'y' })).toBe('c');
  await Promise.all(own);
});

test('an idle thread ends, and the next task starts one', async () => {
  const tasks = queue({ idleMs: 20 });
  await tasks.run('a', limit);
  await new Promise((done) => void setTimeout(done, 80));
  expect(await tasks.run('b', limit)).toBe('b');
});
