import type { Dayjs } from 'dayjs';
import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime } from '#contract/text.ts';
import { instantOf } from '#web/features/time/picked-time.ts';
import type { ArticleFigure, ContentForm } from '../../../contract/content-items.ts';
import { type FieldType, factFields } from './facts-fields.tsx';
import { valuesOfForm } from './form-values.ts';

/** A form label without its hint in brackets. */
const bare = (label: string) => label.replace(/（.*）$/, '');

function shownFact(type: FieldType, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (type === 'figures')
    return (value as ArticleFigure[]).map(({ title, unit, source, rows }) =>
      [`${title}（${unit}，${source}）`, ...rows.map((row) => `${row.label} ${row.value}`)].join('、'),
    );
  if (Array.isArray(type)) return [type.find(([option]) => option === value)?.[1] ?? String(value)];
  if (type === 'day') return [(value as Dayjs).format('YYYY-MM-DD')];
  if (type === 'time') return [formatDateTime(instantOf(value as Dayjs))];
  return String(value).split('\n').filter(Boolean);
}

/** The fields of an item other than its body, with the form's labels. */
function fieldsOf(form: ContentForm): (readonly [label: string, value: string | null | undefined])[] {
  const { facts = {} } = valuesOfForm(form);
  const ofKind = factFields[form.kind];
  return [
    ['标题', form.title],
    ['摘要', form.summary],
    ...ofKind.flatMap(([name, label, type]) =>
      shownFact(type, facts[name]).map((value) => [bare(label), value] as const),
    ),
    ['分类', labelOf(contentKinds[form.kind].categories, form.category)],
    ['来源', form.source],
    ['地区', form.regionCode && regionFullName(form.regionCode)],
    ['封面', form.coverUrl],
    ['发布时间', form.publishAt && formatDateTime(form.publishAt)],
    ['自动撤下时间', form.withdrawAt && formatDateTime(form.withdrawAt)],
    ...form.attachments.map(({ name }) => ['附件', name] as const),
  ];
}

/** The paragraphs of a body; a picture is represented by its description or URL. */
const paragraphsOf = (body: string) =>
  body
    .replace(
      /<img[^>]*>/g,
      (tag) => `\n图片：${/\salt="([^"]+)"/.exec(tag)?.[1] ?? /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''}\n`,
    )
    .replace(/<\/(?:p|h[2-4]|li|tr|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A form as comparable lines: its fields, then its text. */
export const linesOf = (form: ContentForm): string[] => [
  ...fieldsOf(form).flatMap(([label, value]) => (value ? [`${label}：${value}`] : [])),
  ...paragraphsOf(form.body),
];
