/** Calls `tick` every so many milliseconds, in a hidden tab too. Answers how to stop it. */
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
