const HOUR = 3_600_000;

/** '25 分钟', '6 小时', '2 天' */
export function waitText(since: string): string {
  const ms = Date.now() - Date.parse(since);
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / 60_000))} 分钟`;
  return ms < 48 * HOUR ? `${Math.floor(ms / HOUR)} 小时` : `${Math.floor(ms / (24 * HOUR))} 天`;
}
