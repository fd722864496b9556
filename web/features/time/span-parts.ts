/** Minutes as a duration: '40 分钟', '6 小时', '2.3 天'. */
export function spanParts(minutes: number): { value: string; unit: string } {
  if (minutes < 60) return { value: String(Math.max(1, Math.round(minutes))), unit: '分钟' };
  if (minutes < 48 * 60) return { value: String(Math.round(minutes / 60)), unit: '小时' };
  return { value: String(Math.round((minutes / 60 / 24) * 10) / 10), unit: '天' };
}
