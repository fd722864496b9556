/** Paths of line drawings. They inherit stroke and fill of the group around them. */
const filled = (fill: string | undefined) => (fill ? ` fill="${fill}"` : '');

const short = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, fill?: string) => `<path d="${d}"${filled(fill)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill?: string, r = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${r ? ` rx="${r}"` : ''}${filled(fill)}/>`;
export const circle = (x: number, y: number, r: number, fill?: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${filled(fill)}/>`;

/** Moves a drawing, and mirrors it with a negative `across`. */
export const placed = (x: number, y: number, drawing: string, scale = 1, across = 1) =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 && across === 1 ? '' : ` scale(${short(scale * across)} ${short(scale)})`}">${drawing}</g>`;

/** A group of lines in one colour. */
export const drawn = (stroke: string, width: number, drawing: string) =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;

/** Steps from `first` by `by`, `count` of them. */
export const steps = (count: number, first: number, by: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at * by);

/** An eave with raised corners, its ridge `rise` above its edge. */
export const eave = (half: number, y: number, rise: number, fill?: string) =>
  path(
    `M${short(-half - 10)} ${short(y - 3)}Q${short(-half)} ${short(y)} ${short(-half * 0.72)} ${short(y - rise)}H${short(half * 0.72)}Q${short(half)} ${short(y)} ${short(half + 10)} ${short(y - 3)}Q${short(half)} ${short(y + 2)} ${short(half - 4)} ${short(y)}H${short(4 - half)}Q${short(-half)} ${short(y + 2)} ${short(-half - 10)} ${short(y - 3)}Z`,
    fill,
  );

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const family = "'Noto Sans SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif";

/** A line of text; it stands on `y`. */
export const label = (
  text: string,
  {
    x,
    y,
    size,
    fill,
    weight = 400,
    anchor = 'start',
  }: { x: number; y: number; size: number; fill: string; weight?: number; anchor?: 'start' | 'middle' | 'end' },
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" font-family="${family}">${text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)}</text>`;

/** A text cut to what fits, by widths of 1 for Chinese characters and 0.6 for others. */
export function fitted(text: string, most: number): string {
  let width = 0;
  const chars = [...text];
  for (const [at, char] of chars.entries()) {
    width += /[\u2e80-\uffff]/.test(char) ? 1 : 0.6;
    if (width > most) return `${chars.slice(0, Math.max(1, at - 1)).join('')}…`;
  }
  return text;
}
