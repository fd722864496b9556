/** A `datetime-local` value is wall time: it is read as Asia/Shanghai, as times are shown, wherever the reader's clock stands. */
export const shanghaiInstant = (local: string): Date => new Date(`${local}:00+08:00`);
