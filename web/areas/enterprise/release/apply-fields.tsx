import { Input, Segmented, Select } from 'antd';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { Field, type StepProps } from './form-parts.tsx';

const ways = [
  { value: 'site', label: '在本站投递' },
  ...Object.entries(applyWays).map(([value, label]) => ({ value, label })),
];

const usualPapers = [
  '报名表',
  '身份证复印件',
  '学历学位证书',
  '教师资格证',
  '普通话证书',
  '获奖证书',
  '就业推荐表',
  '成绩单',
];

interface TextProps {
  name: Exclude<keyof ApplyBy, 'way' | 'papers'>;
  label: string;
  most: number;
  required?: boolean;
  extra?: string;
  placeholder?: string;
}

/** 报名方式: on this site, or where the announcement says. */
export function ApplyFields({ form, change }: StepProps) {
  const { applyBy } = form;
  const edit = (patch: Partial<ApplyBy>) => applyBy && change({ applyBy: { ...applyBy, ...patch } });
  const choose = (way: string) =>
    change({ applyBy: way === 'site' ? undefined : { ...applyBy, way: way as ApplyWay } });
  const input = ({ name, label, most, required = false, extra, placeholder }: TextProps) => (
    <Field name={`applyBy.${name}`} label={label} required={required} extra={extra}>
      <Input
        id={`post-applyBy.${name}`}
        maxLength={most}
        placeholder={placeholder}
        value={applyBy?.[name] ?? ''}
        onChange={({ target }) => edit({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <section aria-label="报名方式" className="mb-2 border-t border-line pt-4">
      <Field
        name="applyBy"
        label="报名方式"
        extra={applyBy ? '职位页上只有这一种报名方式，本站不再接收这个职位的简历' : undefined}
      >
        <Segmented
          id="post-applyBy"
          aria-label="报名方式"
          className="max-w-full overflow-x-auto"
          options={ways}
          value={applyBy?.way ?? 'site'}
          onChange={choose}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {applyBy?.way === 'web' &&
          input({ name: 'link', label: '报名网址', most: 200, required: true, placeholder: 'https://' })}
        {applyBy?.way === 'mail' && (
          <>
            {input({ name: 'email', label: '投递邮箱', most: 254, required: true })}
            {input({
              name: 'subject',
              label: '邮件标题',
              most: 60,
              placeholder: '如：姓名+应聘岗位+毕业院校',
              extra: '姓名、岗位、学历、专业、毕业院校、电话会按应聘者的简历填好',
            })}
          </>
        )}
        {applyBy?.way === 'desk' && (
          <>
            {input({ name: 'hotline', label: '报名电话', most: 40, placeholder: '如：057188001234' })}
            {input({ name: 'place', label: '报名地点', most: 80 })}
            {input({ name: 'hours', label: '报名时间', most: 60, placeholder: '如：工作日 9:00–17:00' })}
          </>
        )}
        {applyBy && (
          <Field name="applyBy.papers" label="报名材料" className="col-span-full">
            <Select
              id="post-applyBy.papers"
              mode="tags"
              maxCount={12}
              placeholder="选填，可以自己填写"
              value={applyBy.papers ?? []}
              options={usualPapers.map((value) => ({ value, label: value }))}
              onChange={(papers: string[]) => edit({ papers })}
            />
          </Field>
        )}
      </div>
    </section>
  );
}
