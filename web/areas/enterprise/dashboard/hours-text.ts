/** '5 小时' or '2.5 天'. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return '不到 1 小时';
  return hours < 48 ? `${Math.round(hours)} 小时` : `${Math.round(hours / 2.4) / 10} 天`;
}
