/** A portrait is drawn by these traits; equal traits give equal pictures. */
export interface Traits {
  woman: boolean;
  /** Any number: it chooses skin, hair, clothes and glasses. */
  variant: number;
}

/** 295 × 413, the measures of a one-inch picture at 300 dots an inch. */
const PORTRAIT = { width: 295, height: 413 } as const;

const skins = ['#f6d8c2', '#f1cdb3', '#eac2a4'];
const hairs = ['#23201f', '#2d2522', '#3a2c26'];
const suits = ['#2b3550', '#4a3a63', '#2f4a45', '#3d3f46', '#5b3644'];

/** Hair of women behind the head: to the shoulders, to the chin, tied. */
const behind = [
  '<path d="M72 178c-6-92 36-130 76-130s82 38 76 130c-2 44 8 84 2 112H70c-6-28 4-68 2-112z"/>',
  '<path d="M76 176c-4-88 32-126 72-126s76 38 72 126c-1 30 0 52-6 70H82c-6-18-5-40-6-70z"/>',
  '<circle cx="148" cy="58" r="26"/><path d="M84 176c-6-84 28-118 64-118s70 34 64 118z"/>',
];
/** Fringes of women: parted aside, in the middle, straight. */
const fringes = [
  '<path d="M88 176c-4-62 20-98 62-98s64 34 58 98c-8-34-22-50-40-58-18 26-48 36-80 58z"/>',
  '<path d="M88 180c-6-66 22-102 60-102s66 36 60 102c-8-42-28-62-60-74-32 12-52 32-60 74z"/>',
  '<path d="M86 172c0-60 24-94 62-94s62 34 62 94c-10-18-14-26-18-34H104c-4 8-8 16-18 34z"/>',
];
const short = [
  '<path d="M84 178c-10-74 18-114 64-114s74 40 64 114c-6-24-10-36-18-46-30-2-58-8-76-22-12 18-26 36-34 68z"/>',
  '<path d="M84 174c-8-72 20-108 64-108s72 36 64 108c-6-20-8-30-14-40-32 8-68 8-100 0-6 10-10 20-14 40z"/>',
  '<path d="M84 178c-10-70 14-116 70-116 44 0 66 42 58 116-6-26-14-42-22-50-34 0-60-4-82-20-10 22-18 42-24 70z"/>',
];

const pick = <T>(choices: readonly T[], variant: number, step: number): T =>
  choices[Math.floor(variant / step) % choices.length] as T;

const glasses = `<g fill="none" stroke="#4a4a50" stroke-width="3"><rect x="106" y="164" width="38" height="28" rx="12"/>
  <rect x="152" y="164" width="38" height="28" rx="12"/><path d="M144 174q4-4 8 0"/></g>`;

/** A head and shoulders before the pale blue of papers, as SVG elements within 295 × 413. */
export function portraitParts({ woman, variant }: Traits): string {
  const [skin, hair, suit] = [pick(skins, variant, 1), pick(hairs, variant, 3), pick(suits, variant, 2)];
  const style = Math.floor(variant / 5);
  const lips = woman ? '#c9635f' : '#b5766a';
  return `<rect width="295" height="413" fill="#d9e5f4"/>
    ${woman ? `<g fill="${hair}">${pick(behind, style, 1)}</g>` : ''}
    <path d="M24 413c0-72 34-108 86-118l38 20 38-20c52 10 86 46 86 118z" fill="${suit}"/>
    <path d="M112 293l36 66 36-66-14-12h-44z" fill="#fdfdfd"/>
    <path d="M112 293l-16 10 30 62 22-6zM184 293l16 10-30 62-22-6z" fill="${suit}" stroke="#00000033" stroke-width="2"/>
    ${woman ? '' : '<path d="M140 322h16l-4 14 10 52-14 16-14-16 10-52z" fill="#7c2f36"/>'}
    <path d="M122 236h52v46c0 18-12 30-26 38-14-8-26-20-26-38z" fill="${skin}"/>
    <path d="M122 252c14 16 38 16 52 0v14c-16 14-36 14-52 0z" fill="#00000014"/>
    <ellipse cx="87" cy="186" rx="10" ry="17" fill="${skin}"/><ellipse cx="209" cy="186" rx="10" ry="17" fill="${skin}"/>
    <path d="M88 168c0-56 26-86 60-86s60 30 60 86c0 58-28 96-60 96s-60-38-60-96z" fill="${skin}"/>
    <g fill="${hair}">${woman ? pick(fringes, style, 1) : pick(short, style, 1)}</g>
    <g fill="none" stroke="${hair}" stroke-width="${woman ? 4 : 6}" stroke-linecap="round">
      <path d="M110 158q14-8 28-2"/><path d="M158 156q14-6 28 2"/></g>
    <g fill="#2a2220"><ellipse cx="125" cy="178" rx="7" ry="6.5"/><ellipse cx="171" cy="178" rx="7" ry="6.5"/></g>
    <g fill="#ffffff"><circle cx="127" cy="176" r="2"/><circle cx="173" cy="176" r="2"/></g>
    <path d="M148 186q-7 20-2 24 4 2 8 0" fill="none" stroke="#00000030" stroke-width="3" stroke-linecap="round"/>
    <path d="M130 230q18 12 36 0" fill="none" stroke="${lips}" stroke-width="5" stroke-linecap="round"/>
    ${variant % 3 === 0 ? glasses : ''}`;
}

/** The picture alone, in the measures that projects ask for. */
export const drawPortrait = (traits: Traits): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}" viewBox="0 0 295 413">${portraitParts(traits)}</svg>`;
