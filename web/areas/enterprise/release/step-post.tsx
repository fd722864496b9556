import { useMutation } from '@tanstack/react-query';
import { App, Button, Dropdown, Input, Select, Switch } from 'antd';
import { BriefcaseBusiness, FileSpreadsheet, WandSparkles } from 'lucide-react';
import { Link } from 'react-router';
import { hasOwnTemplate, templates, withTemplate } from '#contract/posts/description-templates.ts';
import { roleGroups, subjectGroups } from '#contract/taxonomy/groups.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useOpenPosts } from '../search/use-talents.ts';
import { OwnTemplates } from './aside/own-templates.tsx';
import { CodesSelect, Field, groupedOptions, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const roleItems = Object.keys(templates).map((key) => ({ key, label: labelOf(roles, key) }));

/** Fills a new post with what another one says, but for what is its own: closing day, files and 急聘. */
function useCopy({ change }: StepProps) {
  return useMutation({
    mutationFn: (id: string) => call('GET /api/company/posts/:id', { params: { id } }, { background: true }),
    onSuccess: ({ form: { deadline, attachments, urgent, ...rest } }) => {
      change(rest);
      toast.success(`已照“${rest.title}”填好，请改不同的地方`);
    },
  });
}

/** Before anything is written: the ways to begin without a blank form. */
function StartFrom(props: StepProps) {
  const { form, change } = props;
  // The posts to which most applied come first.
  const posts = (useOpenPosts().data?.items ?? []).toSorted((one, other) => other.deliveryCount - one.deliveryCount);
  const copy = useCopy(props);
  const postItems = posts.map(({ id, title, salary, deliveryCount }) => ({
    key: id,
    label: (
      <span className="tabular flex items-baseline gap-3">
        <span className="cut flex-1">{title}</span>
        <Pay value={salary} className="text-14" />
        <span className="text-12 text-ink-3">{deliveryCount} 份投递</span>
      </span>
    ),
  }));
  const take = (role: RoleCode) => change({ role, ...withTemplate(form, role) });
  return (
    <section
      aria-labelledby="start-from"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-brand-tint px-4 py-3"
    >
      <h2 id="start-from" className="text-14 font-semibold text-ink-1 max-sm:w-full">
        从哪里开始
      </h2>
      {posts.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            className: 'max-h-80 max-w-[90vw] overflow-y-auto',
            items: postItems,
            onClick: ({ key }) => copy.mutate(key),
          }}
        >
          <Button icon={<BriefcaseBusiness size={16} aria-hidden="true" />} loading={copy.isPending}>
            照在招职位
          </Button>
        </Dropdown>
      )}
      <Dropdown trigger={['click']} menu={{ items: roleItems, onClick: ({ key }) => take(key as RoleCode) }}>
        <Button icon={<WandSparkles size={16} aria-hidden="true" />}>套岗位文字</Button>
      </Dropdown>
      <OwnTemplates {...props} />
      {isKnownLink(paths.postImport()) && (
        <Link className="link ml-auto flex items-center gap-1.5 text-14 max-sm:ml-0" to={paths.postImport()}>
          <FileSpreadsheet size={15} aria-hidden="true" />
          从表格导入多个
        </Link>
      )}
    </section>
  );
}

const roleOptions = groupedOptions(roles, roleGroups);
const subjectOptions = groupedOptions(subjects, subjectGroups);

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

/** 岗位: what is sought, and its description. */
export function StepPost({ form, change }: StepProps) {
  const isBlank = !form.title?.trim() && !form.description?.trim();
  const role: RoleCode = form.role ?? 'teacher';
  const name = hasOwnTemplate(role) ? labelOf(roles, role) : '通用';
  const { modal } = App.useApp();
  const takeTemplate = () => change(withTemplate(form, role));
  const askTemplate = () =>
    modal.confirm({
      title: `换成${name}模板？`,
      content: '现在的职位描述会被模板替换，不能恢复。',
      okText: '替换',
      cancelText: '保留现在的',
      onOk: takeTemplate,
    });
  return (
    <>
      {isBlank ? (
        <StartFrom form={form} change={change} />
      ) : (
        <div className="mb-4">
          <OwnTemplates form={form} change={change} />
        </div>
      )}
      <Field name="title" label="职位名称" required>
        <Input
          id="post-title"
          placeholder="写清学段和学科，如“高中物理教师”"
          value={form.title ?? ''}
          maxLength={60}
          showCount
          onChange={({ target }) => change({ title: target.value, role: form.role ?? roleOfTitle(target.value) })}
        />
        <TextFindings field="title" form={form} change={change} />
      </Field>
      <div className="grid grid-cols-3 gap-x-4 max-lg:grid-cols-2">
        <Field name="stages" label="学段">
          <CodesSelect
            id="post-stages"
            most={6}
            placeholder="可多选"
            value={form.stages}
            options={optionsOf(stages)}
            onChange={(codes) => change({ stages: codes })}
          />
        </Field>
        <Field name="subjects" label="学科">
          <CodesSelect
            id="post-subjects"
            most={6}
            placeholder="非教学可不填"
            value={form.subjects}
            options={subjectOptions}
            onChange={(codes) => change({ subjects: codes })}
          />
        </Field>
        <Field name="role" label="岗位类别" required>
          <Select
            id="post-role"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="请选择"
            value={form.role}
            options={roleOptions}
            onChange={(code) => change({ role: code })}
          />
        </Field>
        <Field name="tenure" label="编制类型" required>
          <Select
            id="post-tenure"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="请选择"
            value={form.tenure}
            options={optionsOf(tenures)}
            onChange={(code) => change({ tenure: code })}
          />
        </Field>
        <Field name="headcount" label="招聘人数" required>
          <NumberInput
            id="post-headcount"
            className="w-full"
            min={1}
            max={999}
            precision={0}
            value={form.headcount ?? 1}
            suffix="人"
            onChange={(value) => change({ headcount: value ?? 1 })}
          />
        </Field>
        <Field name="urgent" label="急聘">
          <span className="flex h-8 items-center gap-3">
            <Switch id="post-urgent" checked={form.urgent ?? false} onChange={(on) => change({ urgent: on })} />
            <span className="text-14 text-ink-3">列表里标出</span>
          </span>
        </Field>
      </div>
      <Field
        name="description"
        required
        label="职位描述"
        extra="写岗位职责和任职要求；不要写性别、婚育、户籍限制和联系方式"
      >
        <Button
          size="small"
          className={isBlank && !form.role ? 'hidden' : 'absolute -top-7.5 right-0'}
          icon={<WandSparkles size={14} aria-hidden="true" />}
          onClick={form.description?.trim() ? askTemplate : takeTemplate}
        >
          {form.description ? `换成${name}模板` : `套用${name}模板`}
        </Button>
        <Input.TextArea
          id="post-description"
          autoSize={{ minRows: 4, maxRows: 16 }}
          maxLength={8000}
          showCount
          placeholder={outline}
          value={form.description ?? ''}
          onChange={({ target }) => change({ description: target.value })}
        />
        <TextFindings field="description" form={form} change={change} />
      </Field>
    </>
  );
}
