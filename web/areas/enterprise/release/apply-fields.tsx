import { Input, Segmented, Select } from 'antd';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { Field, Item, usePostForm } from './form-parts.tsx';

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

/** 报名方式: on this site, or where the announcement says. */
export function ApplyFields() {
  const { form, change } = usePostForm();
  const { applyBy } = form;
  return (
    <section aria-label="报名方式" className="mb-2 border-t border-line pt-4">
      <Item name="applyBy" extra={applyBy ? '职位页上只有这一种报名方式，本站不再接收这个职位的简历' : undefined}>
        <Segmented
          id="post-applyBy"
          aria-label="报名方式"
          className="max-w-full overflow-x-auto"
          options={ways}
          value={applyBy?.way ?? 'site'}
          onChange={(way) => change({ applyBy: way === 'site' ? undefined : { ...applyBy, way: way as ApplyWay } })}
        />
      </Item>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {applyBy?.way === 'web' && (
          <Field name="applyBy.link" required>
            <Input placeholder="https://" />
          </Field>
        )}
        {applyBy?.way === 'mail' && (
          <>
            <Field name="applyBy.email" required>
              <Input />
            </Field>
            <Field name="applyBy.subject" extra="姓名、岗位、学历、专业、毕业院校、电话会按应聘者的简历填好">
              <Input placeholder="如：姓名+应聘岗位+毕业院校" />
            </Field>
          </>
        )}
        {applyBy?.way === 'desk' && (
          <>
            <Field name="applyBy.hotline">
              <Input placeholder="如：057188001234" />
            </Field>
            <Field name="applyBy.place">
              <Input />
            </Field>
            <Field name="applyBy.hours">
              <Input placeholder="如：工作日 9:00–17:00" />
            </Field>
          </>
        )}
        {applyBy && (
          <Field name="applyBy.papers" className="col-span-full">
            <Select
              mode="tags"
              maxCount={12}
              placeholder="选填，可以自己填写"
              options={usualPapers.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
      </div>
    </section>
  );
}
