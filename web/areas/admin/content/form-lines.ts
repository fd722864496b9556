import type { Dayjs } from 'dayjs';
import type { ContentForm } from '#contract/content/content-items.ts';
import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime } from '#contract/text.ts';
import { type FieldType, factFields } from './facts-fields.tsx';
import { valuesOfForm } from './form-values.ts';

/** A label of the form without its hint in brackets. */
const bare = (label: string) => label.replace(/（.*）$/, '');

function shownFact(type: FieldType, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(type)) return [type.find(([option]) => option === value)?.[1] ?? String(value)];
  if (type === 'day') return [(value as Dayjs).format('YYYY-MM-DD')];
  if (type === 'time') return [formatDateTime((value as Dayjs).toISOString())];
  return String(value).split('\n').filter(Boolean);
}

/** What an item says beside its body, as its form names it. */
function fieldsOf(form: ContentForm): (readonly [label: string, value: string | null | undefined])[] {
  const { facts = {} } = valuesOfForm(form);
  const ofKind = form.kind === 'article' ? [] : factFields[form.kind];
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

/** The paragraphs of a body; where a picture stands, what it shows, or its address. */
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

/** A form as lines that a person can compare: its fields, then its text. */
export const linesOf = (form: ContentForm): string[] => [
  ...fieldsOf(form).flatMap(([label, value]) => (value ? [`${label}：${value}`] : [])),
  ...paragraphsOf(form.body),
];
