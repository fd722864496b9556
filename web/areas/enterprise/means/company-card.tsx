import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
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
import { useAction } from '#web/features/calls/use-action.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { FormPart, SaveBar } from '#web/features/forms/save-bar.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { factsOf } from '../auth/draft-fields.ts';
import { FactFields } from '../auth/fact-fields.tsx';
import { Album } from './album.tsx';
import { CompanyHero } from './company-hero.tsx';

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
  const put = useAction('PUT /api/team/company/pictures', { answers: ['team', 'company'] });
  // The server accepts no texts while a review is pending or the company is suspended.
  const waits = company.status === 'pending';
  const disabled = !company.mayEdit || waits || company.status === 'suspended';
  const cover = company.mayEdit && (
    <UploadButton kind="companyPicture" onDone={({ id }) => void put.send({ body: { coverFileId: id } })}>
      {company.coverUrl ? '更换主页图片' : '补主页图片'}
    </UploadButton>
  );
  return (
    <section ref={top} aria-label="单位主页" className="scroll-mt-18 p-5 max-sm:p-4">
      <h2 className="sr-only">单位主页</h2>
      <ChangeNote change={company.change} />
      {(!company.mayEdit || waits) && (
        <Alert
          className="mb-4!"
          type="info"
          showIcon
          title={
            company.mayEdit
              ? '审核期间文字资料不能修改，标志、主页图片和相册可以先准备好'
              : '只有单位主管理员可以修改单位资料'
          }
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0">
          <Form
            form={form}
            name="company"
            layout="vertical"
            disabled={disabled}
            initialValues={{ ...company, creditCode: company.creditCode || undefined, size: company.size || undefined }}
            onFinish={save}
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
            <TextField {...field('intro')} rows={6} className="mb-8!" />
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
          <div id="album" tabIndex={-1}>
            <Album company={company} />
          </div>
        </div>
        <CompanyHero
          company={company}
          form={form}
          logo={
            company.mayEdit && (
              <UploadButton kind="logo" onDone={({ id }) => void put.send({ body: { logoFileId: id } })}>
                更换标志
              </UploadButton>
            )
          }
          cover={cover}
        />
      </div>
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
          loading={busy}
        >
          保存
        </Button>
      </SaveBar>
    </section>
  );
}
