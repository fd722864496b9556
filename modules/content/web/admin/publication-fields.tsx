import { Form } from 'antd';
import type { ReactNode } from 'react';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { CoverField } from '#web/features/forms/cover-field.tsx';
import { ChoiceField, DayField, TextField } from '#web/features/forms/fields.tsx';
import { RegionField } from '#web/features/forms/region-field.tsx';
import type { EditedItem } from '../../contract/content-editor.ts';
import { ShownTag } from './content-page.tsx';

interface Props {
  kind: ContentKind;
  item: EditedItem | null;
  attachments: ReactNode;
}

/** Where and when an item is published, and what its list row shows. */
export function PublicationFields({ kind, item, attachments }: Props) {
  const { categories } = contentKinds[kind];
  return (
    <section className="card p-5 lg:col-start-2 lg:row-start-1">
      {item && (
        <p className="mb-4">
          <ShownTag shown={item.shown} />
          <span className="ml-2 text-12 text-ink-3">第 {item.version} 版</span>
        </p>
      )}
      <ChoiceField
        name="category"
        label="分类"
        required
        options={codesOf(categories).map((code) => ({ value: code, label: labelOf(categories, code) }))}
      />
      <DayField name="publishAt" label="发布时间（空为立即）" minutes={1} />
      <DayField name="withdrawAt" label="自动撤下时间（空为不撤下）" minutes={1} />
      <TextField name="source" label="来源" maxLength={60} />
      <Form.Item name="regionCode" label="地区">
        <RegionField />
      </Form.Item>
      <Form.Item name="coverUrl" label="封面">
        <CoverField />
      </Form.Item>
      {attachments}
    </section>
  );
}
