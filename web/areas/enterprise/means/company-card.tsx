import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { companyEndpoints } from '#contract/companies/companies.ts';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { FormPart, SaveBar } from '#web/features/forms/save-bar.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import { factsOf } from '../auth/draft-fields.ts';
import { FactFields } from '../auth/fact-fields.tsx';
import { Album } from './album.tsx';
import { CompanyPreview } from './company-preview.tsx';

const field = fieldsOf(companyEndpoints['POST /api/company/joberSaveCompanyInfo'].body);

/** A change that is pending or was refused; the approved version stays public meanwhile. */
function ChangeNote({ change }: Pick<OwnCompanyForm, 'change'>) {
  if (!change) return null;
  const pending = change.status === 'pending';
  const fields = change.fields.map(({ label, from, to }) => `${label}：${from || '未填写'} → ${to}`).join('；');
  return (
    <Alert
      className="mb-4!"
      showIcon
      type={pending ? 'info' : 'warning'}
      title={pending ? '变更审核中，通过前单位主页仍显示原来的信息' : `变更未通过：${change.reason ?? '资料不完整'}`}
      description={fields}
    />
  );
}

/** The parts of the form in its order, each with what a complete page has beside the obligatory fields, and whether it is there. */
const partsOf = (company: OwnCompanyForm) => [
  {
    id: 'cover',
    title: '图片与相册',
    items: [
      { name: '主页图片', at: 'cover', isThere: Boolean(company.coverUrl) },
      { name: '相册照片', at: 'album', isThere: company.album.length > 0 },
    ],
  },
  {
    id: 'basic',
    title: '基本资料',
    items: [{ name: '官网', at: 'company_website', isThere: company.website !== '' }],
  },
  {
    id: 'offer',
    title: '介绍与福利',
    items: [
      { name: '单位简介', at: 'company_intro', isThere: company.intro !== '' },
      { name: '福利', at: 'company_benefits', isThere: company.benefits.length > 0 },
    ],
  },
  {
    id: 'numbers',
    title: '规模与联系',
    items: [{ name: '联系电话', at: 'company_facts_hotline', isThere: Boolean(company.facts.hotline) }],
  },
];

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

/** How far the page is, and the way to what seekers see. */
function Completeness({ company, form }: { company: OwnCompanyForm; form: FormInstance }) {
  const parts = partsOf(company);
  const items = parts.flatMap((part) => part.items);
  const missing = items.filter(({ isThere }) => !isThere).length;
  const done = items.length - missing;
  return (
    <aside
      aria-label="主页完整度"
      className="max-lg:order-first lg:sticky lg:top-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
    >
      <h2 className="flex items-baseline justify-between text-16 font-semibold text-ink-1">
        {missing > 0 ? `还缺 ${missing} 项` : '主页已经完整'}
        <span className="tabular text-13 font-normal text-ink-3">
          {done} / {items.length}
        </span>
      </h2>
      <Meter value={done} of={items.length} className="mt-2 h-1.5!" />
      <nav aria-label="资料的各部分" className="mt-2">
        <ul className="divide-y divide-line">
          {parts.map(({ id, title, items: own }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-13">
              <button
                type="button"
                className="cursor-pointer text-14 text-ink-1 hover:text-brand"
                onClick={() => goTo(id)}
              >
                {title}
              </button>
              <span className="flex gap-x-3">
                {own.map(({ name, at, isThere }) =>
                  isThere ? (
                    <span key={name} className="flex items-center gap-1 text-ink-3">
                      <CircleCheck size={14} className="flex-none text-ok" aria-label="已有" />
                      {name}
                    </span>
                  ) : (
                    <button key={name} type="button" className="link cursor-pointer" onClick={() => goTo(at)}>
                      补{name}
                    </button>
                  ),
                )}
              </span>
            </li>
          ))}
        </ul>
      </nav>
      <CompanyPreview company={company} form={form} />
      <a href={paths.company(company.id)} target="_blank" rel="noreferrer" className="btn btn-outline mt-3 w-full">
        查看主页
      </a>
    </aside>
  );
}

/** The company's public page: introduction, pictures, facts and benefits. */
export function CompanyCard({ company }: { company: OwnCompanyForm }) {
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const top = useRef<HTMLElement>(null);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['team', 'company'] });
  const save = async (fields: Record<string, unknown>) => {
    setBusy(true);
    try {
      const facts = factsOf(fields.facts as CompanyFacts | undefined);
      const given = Object.fromEntries(
        // An emptied field is sent: one that is left out stays as it was.
        Object.entries(fields).filter(
          ([name, value]) => value !== undefined && (value !== '' || Boolean(company[name as keyof OwnCompanyForm])),
        ),
      );
      const body = { ...given, facts } as unknown as { name: string };
      await call('POST /api/company/joberSaveCompanyInfo', { body });
      await refresh();
      const waits = client.getQueryData<OwnCompanyForm>(['team', 'company'])?.change?.status === 'pending';
      // The list of pending changes is above the form, which is taller than the screen.
      if (waits) top.current?.scrollIntoView({ block: 'start' });
      setChanged(false);
      toast.success(waits ? '已保存，需要审核的内容通过后才在主页显示' : '已保存');
    } catch (error) {
      showFieldErrors(form, error);
    }
    setBusy(false);
  };
  const put = async (body: { logoFileId?: string; coverFileId?: string }) => {
    const after = await call('PUT /api/team/company/pictures', { body }).catch(() => null);
    if (after) client.setQueryData(['team', 'company'], after);
  };
  // The server accepts no texts while a review is pending or the company is suspended.
  const waits = company.status === 'pending';
  const disabled = !company.mayEdit || waits || company.status === 'suspended';
  return (
    <section
      ref={top}
      aria-label="单位主页"
      className="grid scroll-mt-18 gap-x-8 p-5 lg:grid-cols-[minmax(0,1fr)_272px] max-lg:gap-y-5"
    >
      <div className="min-w-0">
        <h2 className="sr-only">单位主页</h2>
        <ChangeNote change={company.change} />
        {!company.mayEdit && <Alert className="mb-4!" type="info" showIcon title="只有单位主管理员可以修改单位资料" />}
        {company.mayEdit && waits && (
          <Alert
            className="mb-4!"
            type="info"
            showIcon
            title="审核期间文字资料不能修改，标志、主页图片和相册可以先准备好"
          />
        )}
        <SchoolPicture
          company={{ ...company, cityCode: company.regionCode, cityName: company.regionName }}
          className="aspect-3/1 w-full overflow-hidden rounded-card"
        />
        <div id="cover" tabIndex={-1} className="mt-3 mb-5 flex scroll-mt-18 flex-wrap items-center gap-x-4 gap-y-3">
          <CompanyLogo name={company.name} src={company.logoUrl} size={56} />
          <p className="min-w-0 flex-1 text-13 text-ink-3">
            {company.coverUrl
              ? '主页图片会出现在单位列表和主页上方'
              : '还没有主页图片，先用这幅按城市和学校类型画的线稿'}
          </p>
          {company.mayEdit && (
            <div className="flex gap-2 max-sm:w-full">
              <UploadButton kind="logo" onDone={({ id }) => void put({ logoFileId: id })}>
                更换标志
              </UploadButton>
              <UploadButton kind="companyPicture" onDone={({ id }) => void put({ coverFileId: id })}>
                {company.coverUrl ? '更换主页图片' : '上传主页图片'}
              </UploadButton>
            </div>
          )}
        </div>
        <div id="album" tabIndex={-1}>
          <Album company={company} />
        </div>
      </div>
      <Form
        className="contents"
        form={form}
        name="company"
        layout="vertical"
        requiredMark={false}
        disabled={disabled}
        initialValues={{
          name: company.name,
          shortName: company.shortName,
          type: company.type,
          creditCode: company.creditCode || undefined,
          size: company.size || undefined,
          address: company.address,
          website: company.website,
          intro: company.intro,
          benefits: company.benefits,
          facts: company.facts,
        }}
        onFinish={save}
        onValuesChange={() => setChanged(true)}
      >
        <div className="min-w-0">
          <FormPart id="basic" title="基本资料" />
          <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
            <TextField {...field('name')} extra="修改全称、简称、类型或信用代码需要审核" />
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
        </div>
        <div className="min-w-0">
          <FormPart id="offer" title="介绍与福利" />
          <TextField {...field('intro')} rows={7} className="mb-8!" />
          <ChoiceField
            name="benefits"
            label="福利"
            mode="multiple"
            options={optionsOf(benefits)}
            placeholder="选择单位提供的福利"
          />
          <FormPart id="numbers" title="规模与联系" />
          <FactFields />
        </div>
      </Form>
      <Completeness company={company} form={form} />
      <SaveBar
        floats={isChanged}
        note="保存后马上显示在主页；全称、简称、类型和信用代码先审核"
        className="-mx-5 -mb-5 rounded-b-card border-t lg:col-span-2"
      >
        <Button
          className="max-sm:flex-1"
          type="primary"
          htmlType="submit"
          form="company"
          disabled={disabled}
          loading={busy}
        >
          保存
        </Button>
      </SaveBar>
    </section>
  );
}
