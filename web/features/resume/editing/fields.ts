import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { List } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';

export interface Option {
  value: string;
  label: string;
}

/** A field of an entry's form; `until` is a month or 至今, `yuan` is typed in yuan a month and stored in fen. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: 'text' | 'area' | 'month' | 'until' | 'select' | 'number' | 'check' | 'cities' | 'codes' | 'yuan' | 'file';
  /** For a file: its upload kind. */
  upload?: FileKindName;
  /** For a multiple choice: the maximum. */
  most?: number;
  options?: readonly Option[];
  max?: number;
  required?: boolean;
  placeholder?: string;
  wide?: boolean;
}

type More = Partial<FieldSpec>;
const field =
  (kind: FieldSpec['kind']) =>
  (name: string, label: string, more: More = {}): FieldSpec => ({ name, label, kind, ...more });

export const text = (name: string, label: string, max: number, more: More = {}): FieldSpec => ({
  ...{ name, label, kind: 'text', max },
  ...more,
});
export const select = (name: string, label: string, list: List, more: More = {}): FieldSpec => ({
  ...{ name, label, kind: 'select', options: optionsOf(list) },
  ...more,
});
export const month = field('month');
export const yuan = field('yuan');
export const note = (label: string, max = 500): FieldSpec => ({ name: 'note', label, kind: 'area', max, wide: true });
export const several = (name: string, label: string, most: number, list?: List): FieldSpec => ({
  ...{ name, label, most, wide: true },
  ...(list ? { kind: 'codes', options: optionsOf(list) } : { kind: 'cities' }),
});
export const file = (label: string, upload: FileKindName, more: More = {}): FieldSpec => ({
  ...{ name: 'fileId', label, kind: 'file', upload, wide: true },
  ...more,
});
/** Since when, and until when. */
export const span: readonly FieldSpec[] = [
  month('from', '开始', { required: true }),
  field('until')('to', '结束', { required: true }),
];
export const lessons = field('number')('weeklyLessons', '周课时');
export const homeroom = field('check')('homeroom', '担任班主任');

/** What has a name, comes from somewhere and has a month. */
export const record = (label: string, issuer: string, more: FieldSpec[] = []): FieldSpec[] => [
  text('title', label, 120, { required: true, wide: true }),
  text('issuer', issuer, 80),
  month('when', '时间'),
  ...more,
  note('说明'),
];
