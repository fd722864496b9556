import { widthOf } from '#packages/typeset/faces.ts';
import { drawLine } from '#packages/typeset/svg-text.ts';

/** A part of a long picture, from its own upper edge. */
export interface Drawn {
  svg: string;
  height: number;
}

export const LEFT = 56;
export const WIDTH = 750;
export const ROOM = WIDTH - 2 * LEFT;
export const colours = {
  brand: '#1f5eff',
  tint: '#eef3ff',
  ink: '#1a2233',
  soft: '#4a5568',
  pale: '#5f6b7e',
  line: '#e6eaf2',
  green: '#0e7050',
} as const;
export const tints = ['#1f5eff', '#8fb0ff', '#d6e2ff'] as const;
export const small = { size: 24, weight: 'regular', fill: colours.pale } as const;

export type Style = Parameters<typeof drawLine>[3];

export const widthIn = (text: string, { size, weight }: Pick<Style, 'size' | 'weight'>) => widthOf(text, weight) * size;

/** A line of text that ends at `right`. */
export const endingAt = (right: number, text: string, y: number, style: Style) =>
  drawLine(text, right - widthIn(text, style), y, style);

/** A line of text around `middle`. */
export const around = (middle: number, text: string, y: number, style: Style) =>
  drawLine(text, middle - widthIn(text, style) / 2, y, style);
