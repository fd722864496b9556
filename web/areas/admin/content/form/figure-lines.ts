import type { ArticleFigure } from '#contract/content/content-items.ts';

const shapes = { bars: '条形', parts: '分段' } as const;

/**
 * Figures as an editor types them: blocks between empty lines. The first line of a block is
 * 形式｜标题｜单位｜来源｜说明, each further one 项目｜数值; an asterisk marks what stands out.
 */
export function figuresOf(text: string): ArticleFigure[] {
  return text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(([head = '', ...rows]) => {
      const [shape, title = '', unit = '', source = '', note = ''] = head.split(/[｜|]/).map((part) => part.trim());
      return {
        shape: shape === shapes.parts ? 'parts' : 'bars',
        title,
        unit,
        source,
        note,
        rows: rows.map((row) => {
          const [label = '', value = ''] = row
            .replace(/^\*/, '')
            .split(/[｜|]/)
            .map((part) => part.trim());
          return {
            label,
            value: value === '' ? Number.NaN : Number(value.replaceAll(',', '')),
            strong: row.startsWith('*'),
          };
        }),
      };
    });
}

/** The same figures as lines to type. */
export const figureLines = (figures: readonly ArticleFigure[]): string =>
  figures
    .map(({ shape, title, unit, source, note, rows }) =>
      [
        [shapes[shape], title, unit, source, note].join('｜').replace(/｜$/, ''),
        ...rows.map(({ label, value, strong }) => `${strong ? '*' : ''}${label}｜${value}`),
      ].join('\n'),
    )
    .join('\n\n');
