import { widthOf } from '#packages/typeset/faces.ts';
import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';

/** A certificate of a demo company. It is drawn as a specimen: no authority's paper looks like it. */
export interface Paper {
  title: string;
  /** What it says, each with its label. */
  lines: readonly (readonly [label: string, value: string])[];
  issuer: string;
  issuedOn: string;
}

const WIDTH = 1200;
const HEIGHT = 850;
/** Painted at two thirds: it is read as well, and a demo starts sooner. */
const SCALE = 2 / 3;
const [LEFT, RIGHT] = [120, 1080];
const [INK, SOFT, FRAME, SEAL] = ['#2b2b2b', '#6a6250', '#b89b5e', '#c8382e'];
const VALUE_X = LEFT + 270;

const styles = {
  title: { size: 54, weight: 'bold', fill: INK },
  label: { size: 26, weight: 'regular', fill: SOFT },
  value: { size: 28, weight: 'regular', fill: INK },
  foot: { size: 26, weight: 'regular', fill: INK },
  seal: { size: 30, weight: 'bold', fill: SEAL },
  specimen: { size: 120, weight: 'bold', fill: '#00000010' },
} as const;

const frame = (inset: number, width: number) =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" stroke="${FRAME}" stroke-width="${width}"/>`;

const centred = (text: string, x: number, baseline: number, style: (typeof styles)[keyof typeof styles]) =>
  drawLine(text, x - (widthOf(text, style.weight) * style.size) / 2, baseline, style);

/** The paper as SVG, all its letters as outlines: the same on every machine. */
export function drawPaper({ title, lines, issuer, issuedOn }: Paper): string {
  const parts = [centred(title, WIDTH / 2, 168, styles.title)];
  let y = 268;
  for (const [label, value] of lines) {
    parts.push(drawLine(label, LEFT, y, styles.label));
    for (const line of clampLines(value, RIGHT - VALUE_X, 2, styles.value)) {
      parts.push(drawLine(line, VALUE_X, y, styles.value));
      y += 44;
    }
    y += 18;
  }
  parts.push(
    drawLine(`登记机关：${issuer}`, LEFT, 700, styles.foot),
    drawLine(`发证日期：${issuedOn}`, LEFT, 748, styles.foot),
    `<circle cx="920" cy="690" r="86" fill="none" stroke="${SEAL}" stroke-width="6"/>`,
    centred('演示样张', 920, 700, styles.seal),
    `<g transform="rotate(-18 600 480)">${centred('演示样张', 600, 520, styles.specimen)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${Math.round(HEIGHT * SCALE)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf5"/>`,
    frame(36, 8),
    frame(52, 2),
    ...parts,
    '</svg>',
  ].join('');
}
