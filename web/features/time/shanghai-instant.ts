/** A `datetime-local` value is wall time. It is read as Asia/Shanghai, as times are displayed, whatever the user's time zone. */
export const shanghaiInstant = (local: string): Date => new Date(`${local}:00+08:00`);
