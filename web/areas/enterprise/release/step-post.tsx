import { App, Button, Dropdown, Input, Switch } from 'antd';
import { LayoutTemplate, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { hasOwnTemplate, withTemplate } from '#contract/posts/description-templates.ts';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { roleGroups, subjectGroups } from '#contract/taxonomy/groups.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { FormDialog, TextField } from '#web/features/forms/fields.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { Bound, Field, groupedOptions, Item, usePostForm } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const roleOptions = groupedOptions(roles, roleGroups, ({ group }) => group);
const subjectOptions = groupedOptions(subjects, subjectGroups, ({ group }) => group);

/** Questions that a description answers, shown until the first is. */
const outline = [
  '每周多少节课、带几个班，要不要当班主任？',
  '除了上课还做什么：教研、竞赛、晚自习？',
  '什么样的老师合适：专业、教龄、会什么？',
  '进来以后有什么：师父带、住宿、子女入学？',
].join('\n');

/** A teacher of a subject is proposed as 专任教师; other titles leave the category open. */
const roleOfTitle = (title: string): RoleCode | undefined =>
  /^(小学|初中|高中|中职).+(教师|老师)$/.test(title) && !/代课|实习|生活|资源|心理/.test(title) ? 'teacher' : undefined;

/** Asks before what is written is replaced. */
function useReplace() {
  const { modal } = App.useApp();
  return (title: string, content: string, onOk: () => void) =>
    modal.confirm({ title, content, okText: '替换', cancelText: '保留现在的', onOk });
}

/** 岗位: what is sought, and its description. */
export function StepPost() {
  const { form, change } = usePostForm();
  const role: RoleCode = form.role ?? 'teacher';
  const name = hasOwnTemplate(role) ? labelOf(roles, role) : '通用';
  const replace = useReplace();
  const takeTemplate = () => change(withTemplate(form, role));
  const askTemplate = () => replace(`换成${name}模板？`, '现在的职位描述会被模板替换，不能恢复。', takeTemplate);
  return (
    <>
      <div className="mb-4 empty:hidden">
        <OwnTemplates />
      </div>
      <Item name="title" required>
        <Input
          id="post-title"
          placeholder="写清学段和学科，如“高中物理教师”"
          value={form.title ?? ''}
          maxLength={60}
          showCount
          onChange={({ target }) => change({ title: target.value, role: form.role ?? roleOfTitle(target.value) })}
        />
        <TextFindings field="title" />
      </Item>
      <div className="grid grid-cols-3 gap-x-4 max-lg:grid-cols-2">
        <Field name="stages" maxCount={6} placeholder="可多选" options={optionsOf(stages)} />
        <Field name="subjects" maxCount={6} placeholder="非教学可不填" options={subjectOptions} />
        <Field name="role" required placeholder="请选择" options={roleOptions} />
        <Field name="tenure" required placeholder="请选择" options={optionsOf(tenures)} />
        <Field name="headcount" required shown={(n?: number) => n ?? 1} kept={(n: number | null) => n ?? 1}>
          <NumberInput className="w-full" min={1} max={999} precision={0} suffix="人" />
        </Field>
        <Item name="urgent">
          <span className="flex h-8 items-center gap-3">
            <Bound name="urgent" valueProp="checked">
              <Switch />
            </Bound>
            <span className="text-14 text-ink-3">列表里标出</span>
          </span>
        </Item>
      </div>
      <Item name="description" required extra="写岗位职责和任职要求；不要写性别、婚育、户籍限制和联系方式">
        <Button
          size="small"
          className="absolute -top-7.5 right-0"
          icon={<WandSparkles size={14} aria-hidden="true" />}
          onClick={form.description?.trim() ? askTemplate : takeTemplate}
        >
          {form.description ? `换成${name}模板` : `套用${name}模板`}
        </Button>
        <Bound name="description">
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} showCount placeholder={outline} />
        </Bound>
        <TextFindings field="description" />
      </Item>
    </>
  );
}

/** The most characters of a template's name. A title may be longer. */
const LONGEST_NAME = 30;

const known = callKey('GET /api/company/postTemplates');

/** Saves what is written as a template, or deletes one of those that are there. */
function SaveTemplate({ form: written, onClose }: { form: PostDraftForm; onClose(): void }) {
  const { data: templates = [] } = useCall('GET /api/company/postTemplates', {});
  const save = useAction('POST /api/company/postTemplates', {
    invalidates: [known],
    done: '已存为模板',
    onSuccess: onClose,
  });
  const drop = useAction('DELETE /api/company/postTemplates/:id', { invalidates: [known] });
  return (
    <FormDialog<{ name: string }>
      title="存为本单位的模板"
      okText="存为模板"
      busy={save.isPending}
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
              <AskButton
                size="small"
                type="text"
                aria-label={`删除模板${name}`}
                ask={`删除模板“${name}”？`}
                onYes={() => drop.send({ params: { id } })}
              >
                删除
              </AskButton>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

/** The company's own templates: a post is started from one, and may become one. */
export function OwnTemplates() {
  const { form, change } = usePostForm();
  const replace = useReplace();
  const { data: templates = [] } = useCall('GET /api/company/postTemplates', {}, { background: true });
  const [saving, setSaving] = useState(false);
  const take = (id: string) => {
    const template = templates.find((template) => template.id === id);
    if (!template) return;
    const fill = () => change(template.form);
    if (!form.title?.trim() && !form.description?.trim()) return fill();
    replace(`用模板“${template.name}”替换？`, '模板里有的各项会替换现在填写的，不能恢复。', fill);
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
