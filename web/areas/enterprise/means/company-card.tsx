import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { companyEndpoints } from '#contract/companies/companies.ts';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import { albumLimit, type OwnCompanyForm } from '#contract/companies/own-company.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { ownCompanyKey } from '#web/features/companies/own-company.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { ChoiceField, fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import { FormPart, SaveBar } from '#web/features/forms/save-bar.tsx';
import { SchoolPhoto } from '#web/features/pictures/school-photo.tsx';
import { paths } from '#web/paths.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { factsOf } from '../auth/draft-fields.ts';
import { FactFields } from '../auth/fact-fields.tsx';

const field = fieldsOf(companyEndpoints['POST /api/company/joberSaveCompanyInfo'].body);

/** A change that is pending or was refused; the approved version stays public meanwhile. */
function ChangeNote({ change }: Pick<OwnCompanyForm, 'change'>) {
  if (!change) return null;
  const pending = change.status === 'pending';
  const fields = change.fields.map(({ label, from, to }) => `${label}：${from || '未填写'} → ${to}`).join('；');
  return (
    <Alert
      className="mb-4"
      showIcon
      type={pending ? 'info' : 'warning'}
      title={pending ? '变更审核中，通过前单位主页仍显示原来的信息' : `变更未通过：${change.reason ?? '资料不完整'}`}
      description={fields}
    />
  );
}

/** The company's public page: introduction, pictures, facts and benefits. */
export function CompanyCard({ company }: { company: OwnCompanyForm }) {
  const [form] = Form.useForm();
  const [isChanged, setChanged] = useState(false);
  const top = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const save = useAction('POST /api/company/joberSaveCompanyInfo', {
    onError: (error) => showFieldErrors(form, error),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownCompanyKey });
      const waits = client.getQueryData<OwnCompanyForm>(ownCompanyKey)?.change?.status === 'pending';
      // The list of pending changes is above the form, which is taller than the screen.
      if (waits) top.current?.scrollIntoView({ block: 'start' });
      setChanged(false);
      toast.success(waits ? '已保存，需要审核的内容通过后才在主页显示' : '已保存');
    },
  });
  const send = ({ facts, ...fields }: Record<string, unknown> & { facts?: CompanyFacts }) => {
    // An emptied field is sent: one that is left out stays as it was.
    const given = Object.entries(fields).filter(
      ([name, value]) => value !== undefined && (value !== '' || Boolean(company[name as keyof OwnCompanyForm])),
    );
    void save.send({ body: { ...Object.fromEntries(given), facts: factsOf(facts) } as unknown as { name: string } });
  };
  const put = useAction('PUT /api/team/company/pictures', { answers: ownCompanyKey });
  // The server accepts no texts while a review is pending or the company is suspended.
  const waits = company.status === 'pending';
  const disabled = !company.mayEdit || waits || company.status === 'suspended';
  const cover = company.mayEdit && (
    <UploadButton kind="companyPicture" onDone={({ id }) => void put.send({ body: { coverFileId: id } })}>
      {company.coverUrl ? '更换照片' : '上传照片'}
    </UploadButton>
  );
  return (
    <section ref={top} aria-label="单位主页" className="scroll-mt-18 p-5 max-sm:p-4">
      <h2 className="sr-only">单位主页</h2>
      <ChangeNote change={company.change} />
      {(!company.mayEdit || waits) && (
        <Alert
          className="mb-4"
          type="info"
          showIcon
          title={
            company.mayEdit
              ? '审核期间文字资料不能修改，标志、主页图片和相册可以先准备好'
              : '只有单位主管理员可以修改单位资料'
          }
        />
      )}
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <CompanyLogo name={company.name} src={company.logoUrl} size={56} />
        {company.mayEdit && (
          <UploadButton kind="logo" onDone={({ id }) => void put.send({ body: { logoFileId: id } })}>
            更换标志
          </UploadButton>
        )}
        {company.coverUrl && (
          <SchoolPhoto name={company.name} src={company.coverUrl} className="ml-3 h-14 w-42 rounded-ctl bg-fill" />
        )}
        {cover}
        <a href={paths.company(company.id)} target="_blank" rel="noreferrer" className="btn btn-outline ml-auto">
          查看主页
        </a>
      </div>
      <Form
        form={form}
        name="company"
        layout="vertical"
        disabled={disabled}
        initialValues={{ ...company, creditCode: company.creditCode || undefined, size: company.size || undefined }}
        onFinish={send}
        onValuesChange={() => setChanged(true)}
      >
        <FormPart title="基本资料" />
        <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1 min-[1400px]:grid-cols-3">
          <TextField {...field('name')} />
          <TextField {...field('shortName')} />
          <ChoiceField {...field('type')} searchable options={optionsOf(companyTypes)} />
          <TextField name="creditCode" label="统一社会信用代码" maxLength={18} />
          <ChoiceField {...field('size')} options={optionsOf(companySizes)} placeholder="请选择" />
          <TextField
            {...field('website')}
            normalize={(value: string) => (/^www\./i.test(value) ? `https://${value}` : value)}
            placeholder="https://"
          />
        </div>
        <TextField {...field('address')} label={`详细地址（${company.regionName}）`} />
        <FormPart title="介绍与福利" />
        <TextField {...field('intro')} rows={6} className="mb-8" />
        <ChoiceField
          name="benefits"
          label="福利"
          mode="multiple"
          options={optionsOf(benefits)}
          placeholder="选择单位提供的福利"
        />
        <FormPart title="规模与联系" />
        <FactFields />
      </Form>
      <Album company={company} />
      <SaveBar
        floats={isChanged}
        note="保存后马上显示在主页；全称、简称、类型和信用代码先审核"
        className="-mx-5 -mb-5 rounded-b-card border-t max-sm:-mx-4 max-sm:-mb-4"
      >
        <Button
          className="max-sm:flex-1"
          type="primary"
          htmlType="submit"
          form="company"
          disabled={disabled}
          loading={save.isPending}
        >
          保存
        </Button>
      </SaveBar>
    </section>
  );
}

/** The list with one item moved. */
const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Pictures of the school in page order; each change is saved at once. */
export function Album({ company: { album, mayEdit } }: { company: OwnCompanyForm }) {
  const client = useQueryClient();
  const save = useAction('PUT /api/team/company/album', { answers: ownCompanyKey });
  const ids = album.map(({ fileId }) => fileId);
  // Of several photos each is kept before the next one is sent; those beyond the limit are left out.
  const add = ({ id }: StoredFile) => {
    const now = client.getQueryData<OwnCompanyForm>(ownCompanyKey)?.album ?? album;
    if (now.length >= albumLimit) return toast.info(`相册最多 ${albumLimit} 张，其余没有添加`);
    return save.mutateAsync({ body: { fileIds: [...now.map(({ fileId }) => fileId), id] } });
  };
  if (album.length === 0 && !mayEdit) return null;
  const button = (label: string, icon: React.ReactNode, next: string[], disabled = false) => (
    <Button
      size="small"
      type="text"
      aria-label={label}
      disabled={disabled || save.isPending}
      icon={icon}
      onClick={() => void save.send({ body: { fileIds: next } })}
    />
  );
  return (
    <section className="border-t border-line pt-5 pb-6" aria-label="单位相册">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-16 font-semibold text-ink-1">单位相册</h2>
        <span className="text-14 text-ink-3">
          {album.length > 0 ? '按这里的顺序展示在主页' : '还没有照片，可以先放校园、教室、食堂和教师公寓的'}，最多{' '}
          {albumLimit} 张
        </span>
        {mayEdit && album.length < albumLimit && (
          <span className="ml-auto max-sm:ml-0">
            <UploadButton kind="companyPicture" look="tint" multiple onDone={add}>
              添加照片
            </UploadButton>
          </span>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-4 gap-3 empty:hidden max-sm:grid-cols-2">
        {album.map(({ fileId, url }, at) => (
          <li key={fileId} className="group relative">
            <SafeImage
              src={url}
              alt={`相册第 ${at + 1} 张`}
              className="aspect-[3/2] w-full overflow-hidden rounded-ctl border border-line bg-fill"
            />
            {mayEdit && (
              <div className="absolute inset-x-1.5 bottom-1.5 flex justify-between rounded-ctl bg-surface/90 p-0.5 transition-opacity [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100">
                {button(`第 ${at + 1} 张前移`, <ArrowLeft size={14} />, moved(ids, at, at - 1), at === 0)}
                {button(`第 ${at + 1} 张后移`, <ArrowRight size={14} />, moved(ids, at, at + 1), at === ids.length - 1)}
                {button(
                  `第 ${at + 1} 张移除`,
                  <Trash2 size={14} />,
                  ids.filter((id) => id !== fileId),
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
