const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: 'numeric', hourCycle: 'h23' });
const days = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });

/** The greeting of an hour in Asia/Shanghai. */
export function greeting(now: Date): string {
  const hour = Number(hours.format(now));
  if (hour < 5 || hour >= 22) return '夜深了';
  if (hour < 11) return '上午好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** '11 月 24 日' */
export function todayText(iso: string): string {
  const [month, day] = days.format(new Date(iso)).split('/');
  return `${month} 月 ${day} 日`;
}
