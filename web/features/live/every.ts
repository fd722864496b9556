/** Calls `tick` at an interval, in a hidden tab too. Returns a stop function. */
export function every(ms: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let worker: Worker | undefined;
  const fall = () => {
    worker?.terminate();
    worker = undefined;
    timer ??= setInterval(tick, ms);
  };
  try {
    worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = tick;
    worker.onerror = fall;
    worker.postMessage(ms);
  } catch {
    fall();
  }
  return () => {
    worker?.terminate();
    worker = undefined;
    clearInterval(timer);
  };
}
