import dayjs, { type Dayjs } from 'dayjs';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import type { ArticleFigure, ContentForm, GuideFacts } from '../../../contract/content-items.ts';
import { type FieldType, factFields } from './facts-fields.tsx';

/** The console's form values: every fact as typed. */
export interface FormValues {
  title: string;
  summary?: string;
  category: string;
  regionCode?: string;
  coverUrl?: string;
  source?: string;
  publishAt?: Dayjs | null;
  withdrawAt?: Dayjs | null;
  facts?: Record<string, unknown>;
}

const FEN = 100;
const WAN_FEN = 1_000_000;

const linesOf = (value: unknown) =>
  String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines of 名称｜说明. */
const pairsOf = (value: unknown) =>
  linesOf(value).map((line) => {
    const [name = '', ...rest] = line.split(/[｜|]/);
    return [name.trim(), rest.join('｜').trim()] as const;
  });

/** 名称｜说明｜要多久｜花费｜去哪里 */
function stepOf(line: string): GuideFacts['steps'][number] {
  const [title = '', text = '', ...facts] = line.split(/[｜|]/).map((part) => part.trim());
  const [takes, costs, place] = facts.map((fact) => fact || undefined);
  return { title, text, takes, costs, place };
}

function rangeOf(value: unknown) {
  const [min, max] = String(value ?? '').match(/\d+(?:\.\d+)?/g) ?? [];
  if (min === undefined) return null;
  return { min: Math.round(Number(min) * WAN_FEN), max: Math.round(Number(max ?? min) * WAN_FEN) };
}

/** Charts as typed: what was left empty is '', a missing number stays one that the server refuses. */
const figuresOf = (figures: readonly Partial<ArticleFigure>[] = []): ArticleFigure[] =>
  figures.map(({ shape = 'bars', title = '', note = '', unit = '', source = '', rows = [] }) => ({
    shape,
    title,
    note,
    unit,
    source,
    rows: rows.map(({ label = '', value, strong = false }) => ({ label, value: value ?? Number.NaN, strong })),
  }));

/** Converts a typed fact to the contract's type. */
function toFact(type: FieldType, value: unknown): unknown {
  if (type === 'lines') return linesOf(value);
  if (type === 'steps') return linesOf(value).map(stepOf);
  if (type === 'terms') return pairsOf(value).map(([word, text]) => ({ word, text }));
  if (type === 'figures') return figuresOf(value as Partial<ArticleFigure>[] | undefined);
  if (type === 'optional') return String(value ?? '').trim() || undefined;
  if (type === 'range') return rangeOf(value);
  if (type === 'day') return value ? (value as Dayjs).format('YYYY-MM-DD') : null;
  if (type === 'time') return value ? instantOf(value as Dayjs) : null;
  if (type === 'yuan') return value === null || value === undefined ? null : Math.round(Number(value) * FEN);
  if (type === 'number') return value ?? null;
  return value ?? '';
}

function fromFact(type: FieldType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (type === 'lines') return (value as string[]).join('\n');
  if (type === 'steps')
    return (value as GuideFacts['steps'])
      .map(({ title, text, takes, costs, place }) =>
        [title, text, takes, costs, place]
          .map((part) => part ?? '')
          .join('｜')
          .replace(/｜+$/, ''),
      )
      .join('\n');
  if (type === 'terms')
    return (value as { word: string; text: string }[]).map(({ word, text }) => `${word}｜${text}`).join('\n');
  if (type === 'range') {
    const { min, max } = value as { min: number; max: number };
    return `${min / WAN_FEN}-${max / WAN_FEN}`;
  }
  if (type === 'day') return dayjs(value as string);
  if (type === 'time') return pickedOf(value as string);
  return type === 'yuan' ? Number(value) / FEN : value;
}

/** Truncates to the minute, as the form shows it. */
export const onMinute = (time: Dayjs | null | undefined) => (time ? instantOf(time.startOf('minute')) : null);

/** When it is published and withdrawn. */
export const timesOf = ({ publishAt, withdrawAt }: Pick<ContentForm, 'publishAt' | 'withdrawAt'>) => ({
  publishAt: publishAt ? pickedOf(publishAt) : null,
  withdrawAt: withdrawAt ? pickedOf(withdrawAt) : null,
});

/** Builds the form to send from the typed values and the editor's body. */
export function formOfValues(
  kind: ContentKind,
  values: FormValues,
  { body, attachments }: Pick<ContentForm, 'body' | 'attachments'>,
): ContentForm {
  const facts = {
    [kind]: Object.fromEntries(factFields[kind].map(([name, , type]) => [name, toFact(type, values.facts?.[name])])),
  };
  return {
    kind,
    title: values.title,
    summary: values.summary ?? '',
    category: values.category,
    regionCode: values.regionCode?.trim() || null,
    coverUrl: values.coverUrl ?? '',
    source: values.source ?? '',
    body,
    attachments,
    publishAt: onMinute(values.publishAt),
    withdrawAt: onMinute(values.withdrawAt),
    ...facts,
  } as ContentForm;
}

/** Converts a saved form to form values. */
export function valuesOfForm(form: ContentForm): FormValues {
  const { kind, regionCode } = form;
  const given = (form[kind] ?? {}) as Record<string, unknown>;
  const fields = factFields[kind];
  return {
    title: form.title,
    summary: form.summary,
    category: form.category,
    regionCode: regionCode ?? undefined,
    coverUrl: form.coverUrl,
    source: form.source,
    ...timesOf(form),
    facts: Object.fromEntries(fields.map(([name, , type]) => [name, fromFact(type, given[name])])),
  };
}
