import { App, Button, Dropdown, Form, Popconfirm } from 'antd';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import type { StepProps } from '../form-parts.tsx';

/** The most characters of a template's name. A title may be longer. */
const LONGEST_NAME = 30;

const known = callKey('GET /api/company/postTemplates');

/** Saves what is written as a template, or deletes one of those that are there. */
function SaveTemplate({ form: written, onClose }: { form: PostDraftForm; onClose(): void }) {
  const [form] = Form.useForm<{ name: string }>();
  const { data: templates = [] } = useCall('GET /api/company/postTemplates', {});
  const save = useAction('POST /api/company/postTemplates', {
    invalidates: [known],
    done: '已存为模板',
    onSuccess: onClose,
  });
  const drop = useAction('DELETE /api/company/postTemplates/:id', { invalidates: [known] });
  return (
    <FormDialog
      title="存为本单位的模板"
      okText="存为模板"
      busy={save.isPending}
      form={form}
      initialValues={{ name: (written.title ?? '').slice(0, LONGEST_NAME) }}
      onSend={({ name }) => void save.send({ body: { name, form: written } })}
      onClose={onClose}
    >
      <TextField name="name" label="模板名称" required="请填写模板名称" maxLength={LONGEST_NAME} />
      <p className="text-14 text-ink-3">附件、截止日期和联系人不存进模板；同名的模板会被替换。</p>
      {templates.length > 0 && (
        <ul aria-label="已有的模板" className="mt-3 divide-y divide-line border-t border-line text-14">
          {templates.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span className="cut">{name}</span>
              <Popconfirm
                title={`删除模板“${name}”？`}
                okText="删除"
                cancelText="返回"
                onConfirm={() => void drop.send({ params: { id } })}
              >
                <Button size="small" type="text" aria-label={`删除模板${name}`}>
                  删除
                </Button>
              </Popconfirm>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

/** The company's own templates: a post is started from one, and may become one. */
export function OwnTemplates({ form, change }: StepProps) {
  const { modal } = App.useApp();
  const { data: templates = [] } = useCall('GET /api/company/postTemplates', {}, { background: true });
  const [saving, setSaving] = useState(false);
  const take = (id: string) => {
    const template = templates.find((template) => template.id === id);
    if (!template) return;
    const fill = () => change(template.form);
    if (!form.title?.trim() && !form.description?.trim()) return fill();
    modal.confirm({
      title: `用模板“${template.name}”替换？`,
      content: '模板里有的各项会替换现在填写的，不能恢复。',
      okText: '替换',
      cancelText: '保留现在的',
      onOk: fill,
    });
  };
  const isNamed = Boolean(form.title?.trim());
  if (!isNamed && templates.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {templates.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: templates.map(({ id, name }) => ({ key: id, label: name })), onClick: ({ key }) => take(key) }}
        >
          <Button size="small" icon={<LayoutTemplate size={14} aria-hidden="true" />}>
            从本单位的模板开始
          </Button>
        </Dropdown>
      )}
      {isNamed && (
        <Button size="small" onClick={() => setSaving(true)}>
          存为模板
        </Button>
      )}
      {saving && <SaveTemplate form={form} onClose={() => setSaving(false)} />}
    </div>
  );
}
