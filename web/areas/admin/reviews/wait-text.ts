const HOUR = 3_600_000;
const MINUTE = 60_000;

export interface Wait {
  text: string;
  /** ok while there is time, soon in the last four hours, late afterwards. */
  state: 'ok' | 'soon' | 'late';
}

const span = (ms: number) =>
  ms < HOUR ? `${Math.max(1, Math.round(ms / MINUTE))} 分钟` : `${Math.floor(ms / HOUR)} 小时`;

/** The remaining part of an item's 24 hours. */
export function waitOf(dueAt: string, now: number): Wait {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { text: `超时 ${span(-left)}`, state: 'late' };
  return { text: `还有 ${span(left)}`, state: left < 4 * HOUR ? 'soon' : 'ok' };
}
