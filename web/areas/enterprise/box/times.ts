const zone = 'Asia/Shanghai';
const time = new Intl.DateTimeFormat('zh-CN', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false });
const moment = new Intl.DateTimeFormat('zh-CN', {
  timeZone: zone,
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** '14:00' */
export const timeOfDay = (iso: string) => time.format(new Date(iso));

/** '11-27 14:00' */
export const dayAndTime = (iso: string) => moment.format(new Date(iso)).replace('/', '-');

/** '4 年 2 个月', for teaching experience; '应届' for none. */
export function experienceText(months: number): string {
  if (months < 1) return '应届';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years} 年` : '', rest > 0 ? `${rest} 个月` : ''].filter(Boolean).join(' ');
}
