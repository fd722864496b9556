const zone = 'Asia/Shanghai';
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('zh-CN', { timeZone: zone, ...options });
  return (iso: string) => formatter.format(new Date(iso));
};

const two = '2-digit' as const;
const slashed = format({ month: two, day: two });
const time = format({ hour: two, minute: two, hour12: false });

/** '11-27' in Asia/Shanghai. */
export const monthDay = (iso: string) => slashed(iso).replace('/', '-');

/** '周五' */
export const weekday = format({ weekday: 'short' });

/** '14:00' */
export const timeOfDay = time;

/** '11-27 14:00' */
export const dayAndTime = (iso: string) => `${monthDay(iso)} ${time(iso)}`;
