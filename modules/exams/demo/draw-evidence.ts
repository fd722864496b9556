import { widthOf } from '#packages/typeset/faces.ts';
import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import { portraitParts, type Traits } from './draw-portrait.ts';

/** A paper as it lies on the glass of a scanner. */
interface Sheet {
  /** Paper and rim. */
  paper: string;
  rim: string;
  parts: readonly string[];
  /** Degrees that the paper lies askew. */
  tilt: number;
}

const [WIDTH, HEIGHT] = [960, 640];
/** Painted at three quarters: readable, and a demo starts sooner. */
const SCALE = 3 / 4;
const [INK, SOFT, SEAL, TITLE] = ['#2c2a28', '#6b675f', '#c8382e', '#8e2b25'];

const styles = {
  title: { size: 44, weight: 'bold', fill: TITLE },
  head: { size: 34, weight: 'bold', fill: INK },
  text: { size: 24, weight: 'regular', fill: INK },
  label: { size: 21, weight: 'regular', fill: SOFT },
  value: { size: 22, weight: 'bold', fill: INK },
  seal: { size: 17, weight: 'bold', fill: SEAL },
  specimen: { size: 20, weight: 'regular', fill: '#00000045' },
} as const;
type Style = keyof typeof styles;

const at = (text: string, x: number, y: number, style: Style) => drawLine(text, x, y, styles[style]);
const lengthOf = (text: string, { size, weight }: (typeof styles)[Style]) => widthOf(text, weight) * size;
const centred = (text: string, x: number, y: number, style: Style) =>
  at(text, x - lengthOf(text, styles[style]) / 2, y, style);

/** The lines of a paragraph, the first one indented. */
function paragraph(text: string, { x, y, width, step }: { x: number; y: number; width: number; step: number }) {
  const { size, weight } = styles.text;
  const lines = clampLines(`口口${text}`, width, 8, { size, weight });
  return lines.map((line, row) =>
    row === 0 ? at(line.slice(2), x + 2 * size, y, 'text') : at(line, x, y + row * step, 'text'),
  );
}

const portrait = (traits: Traits, x: number, y: number, width: number) => {
  const scale = width / 295;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${portraitParts(traits)}<rect width="295" height="413" fill="none" stroke="#00000030" stroke-width="3"/></g>`;
};

/** A round red seal with a star, without an authority's likeness. */
const seal = (text: string, x: number, y: number) =>
  `<g opacity="0.82"><circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${SEAL}" stroke-width="4"/>
  <path d="M${x} ${y - 26}l6 18h19l-15 11 6 18-16-11-16 11 6-18-15-11h19z" fill="${SEAL}"/>${centred(text, x, y + 46, 'seal')}</g>`;

/** Few, since strokes are half of what a paper costs to paint. */
const waves = Array.from({ length: 7 }, (_, row) => {
  const y = 80 + row * 80;
  return `<path d="M60 ${y}q35-14 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0" />`;
}).join('');

const sheet = ({ paper, rim, parts, tilt }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#e4e7ee"/>
  <g transform="rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2})">
  <rect x="35" y="37" width="896" height="574" rx="4" fill="#00000022"/>
  <rect x="30" y="30" width="900" height="580" rx="4" fill="${paper}"/>
  <g fill="none" stroke="${rim}" stroke-opacity="0.16" stroke-width="1.5">${waves}</g>
  ${parts.join('')}</g></svg>`;

const frame = (rim: string) =>
  `<rect x="48" y="48" width="864" height="544" fill="none" stroke="${rim}" stroke-width="6"/>
  <rect x="60" y="60" width="840" height="520" fill="none" stroke="${rim}" stroke-width="1.5"/>`;

export interface Diploma {
  kind: 'diploma' | 'degree';
  title: string;
  /** The one paragraph that it says. */
  text: string;
  number: string;
  school: string;
  day: string;
  traits: Traits;
  tilt: number;
}

/** 毕业证书 or 学位证书. */
export function drawDiploma({ kind, title, text, number, school, day, traits, tilt }: Diploma): string {
  const rim = kind === 'diploma' ? '#b48a3c' : '#7d8fb3';
  return sheet({
    paper: kind === 'diploma' ? '#fdf8ea' : '#f6f8fc',
    rim,
    tilt,
    parts: [
      frame(rim),
      centred([...title].join(' '), WIDTH / 2, 136, 'title'),
      portrait(traits, 100, 190, 150),
      ...paragraph(text, { x: 290, y: 224, width: 560, step: 48 }),
      seal('演示样张', 730, 470),
      at(`证书编号 ${number}`, 100, 520, 'label'),
      at('样  张', 100, 556, 'specimen'),
      at(`${school}（签章）`, 860 - lengthOf(`${school}（签章）`, styles.text), 482, 'text'),
      at(day, 860 - lengthOf(day, styles.text), 526, 'text'),
    ],
  });
}

export interface Card {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  issuer: string;
  day: string;
  traits: Traits;
  tilt: number;
}

/** 教师资格证书: an open booklet with the picture on the left page. */
export function drawBooklet({ title, lines, issuer, day, traits, tilt }: Card): string {
  const rows = lines.map(([label, value], row) => {
    const y = 190 + row * 58;
    return `${at(label, 520, y, 'label')}${at(value, 640, y, 'value')}<path d="M516 ${y + 16}h376" stroke="#00000022"/>`;
  });
  return sheet({
    paper: '#f1f4ea',
    rim: '#7f9a72',
    tilt,
    parts: [
      '<path d="M480 30v580" stroke="#00000030" stroke-width="3"/><path d="M480 30h26v580h-26z" fill="#0000000a"/>',
      portrait(traits, 180, 110, 180),
      centred(issuer, 270, 424, 'text'),
      centred(day, 270, 468, 'text'),
      seal('演示样张', 330, 420),
      centred([...title].join(' '), 704, 122, 'head'),
      ...rows,
      centred('样    张', 704, 570, 'specimen'),
    ],
  });
}

/** The front of an identity card, whose number is masked: the whole one is kept elsewhere. */
export function drawIdentity({ title, lines, traits, tilt }: Omit<Card, 'issuer' | 'day'>): string {
  const rows = lines.map(
    ([label, value], row) => `${at(label, 120, 190 + row * 66, 'label')}${at(value, 230, 190 + row * 66, 'value')}`,
  );
  return sheet({
    paper: '#eef4fa',
    rim: '#6f93bd',
    tilt,
    parts: [
      '<rect x="48" y="48" width="864" height="544" rx="26" fill="none" stroke="#6f93bd" stroke-opacity="0.4" stroke-width="3"/>',
      at(title, 120, 122, 'head'),
      ...rows,
      portrait(traits, 630, 120, 220),
      centred('样    张', 740, 520, 'specimen'),
    ],
  });
}
