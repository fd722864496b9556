const MINUTE_MS = 60_000;

/** A line of an outline; its minutes and the time at which it begins where every line ends in minutes. */
interface AgendaLine {
  text: string;
  minutes: number;
  from: string;
}

const inShanghai = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(11, 16);

/** `六栏打分表各看什么，30 分钟` of a lecture at 19:30 as lines with times; null unless each says its minutes. */
export function agendaOf(outline: readonly string[], startsAt: string): AgendaLine[] | null {
  let at = Date.parse(startsAt);
  const lines: AgendaLine[] = [];
  for (const line of outline) {
    const [, text, minutes] = /^(.+?)[，,（(\s]+(\d{1,3}) ?分钟[）)]?$/.exec(line) ?? [];
    if (!text || !minutes) return null;
    lines.push({ text, minutes: Number(minutes), from: inShanghai(at) });
    at += Number(minutes) * MINUTE_MS;
  }
  return lines.length > 1 ? lines : null;
}
