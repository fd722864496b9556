import { useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Button, Cascader, Form, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { missingPapers } from '#contract/companies/company-papers.ts';
import { companyForm } from '#contract/companies/company-shapes.ts';
import { letterCodeIn } from '#contract/companies/letter-code.ts';
import type { CompanyDraft, CompanyPapers, OwnCompanyForm } from '#contract/companies/own-company.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { regionTree } from '#web/features/city/region-tree.ts';
import { ownCompanyKey, useOwnCompany } from '#web/features/companies/own-company.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { useSettled } from '#web/features/console/palette/use-settled.ts';
import { ChoiceField, Field, fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { setSession, useSession } from '#web/session/session-store.ts';
import { quietly } from '../own-calls.ts';
import { type SaveState, savedText, useAutosave } from '../use-autosave.ts';
import {
  type Chosen,
  draftOf,
  type Fields,
  type FoundCompany,
  factsOf,
  firstFields,
  lackingFields,
  refusedPart,
  toldByCode,
} from './draft-fields.ts';
import { FactFields } from './fact-fields.tsx';
import { OwnPapers, PapersBox } from './papers-box.tsx';

async function register({ region, facts, ...rest }: Fields, chosen: Chosen | null) {
  const body = {
    ...rest,
    ...(facts ? { facts: factsOf(facts) } : {}),
    regionCode: region.at(-1) ?? '',
    ...(chosen?.unclaimed ? { claimId: chosen.id, letterCode: chosen.letterCode } : {}),
  };
  setSession({ company: await call('POST /api/company/jobberRegisteredCompanyInfo', { body }) });
  toast.success('已提交审核');
}

const savedWords = (saved: SaveState) =>
  saved.kind === 'failed'
    ? `没有保存：${saved.error.issues.map(({ message }) => message).join('；') || '请检查网络'}`
    : savedText(saved);

/** Keeps what is typed into the form of a new company. */
const useKeptDraft = () =>
  useAutosave(
    async (form: CompanyDraft) => (await call('PUT /api/team/company/draft', { body: { form } }, quietly)).savedAt,
  );

/** The companies that a text finds: by the beginning of their name, or by the code of a letter. */
const useFound = (keyword: string | null) =>
  useCall('GET /api/company/queryCompany', keyword ? { query: { keyword } } : null, quietly).data?.items;

interface FormProps {
  draft: CompanyDraft | null;
  papers: CompanyPapers | null;
  company: OwnCompanyForm | null;
  onSaved(): void;
}

function CompanyForm({ draft, papers, company, onSaved }: FormProps) {
  const [form] = Form.useForm<Fields>();
  const { busy, run } = useBusy();
  const [chosen, setChosen] = useState<Chosen | null>(draft?.chosen ?? null);
  const [typed, setTyped] = useState('');
  const found = useFound(useSettled(typed.trim())) ?? [];
  const { state: saved, keep, drop } = useKeptDraft();
  const person = useSession((state) => state.companyJober);
  const joining = chosen !== null && !chosen.unclaimed;
  const type = Form.useWatch('type', form);
  const [drafted, setDrafted] = useState(papers);
  const client = useQueryClient();
  const reason = company?.rejectReason;
  const part = reason ? refusedPart(reason) : undefined;
  // Papers are shown to the 主管理员 alone.
  const isBeside = part === 'papers' ? company?.mayEdit : part !== undefined;
  useEffect(() => {
    if (reason && part && part !== 'papers') form.setFields([{ name: part, errors: [reason] }]);
  }, [form, reason, part]);

  const join = async ({ id }: Chosen) => {
    const body = { name: person?.name ?? '', title: person?.title };
    setSession({ companyJober: await call('POST /api/company/saveRecruiterInfo', { query: { companyId: id }, body }) });
    toast.success('已申请加入，等待单位管理员同意');
  };
  const save = (fields: Fields) =>
    run(async () => {
      const held = Object.entries(company?.papers ?? drafted ?? {}).flatMap(([kind, file]) => (file ? [kind] : []));
      const missing = missingPapers(fields.type, new Set(held));
      if (!joining && missing.length > 0) return toast.error(`请先上传证照：${missing.join('；')}`);
      drop();
      try {
        await (joining && chosen ? join(chosen) : register(fields, chosen));
        await client.invalidateQueries({ queryKey: ownCompanyKey });
        onSaved();
      } catch (error) {
        showFieldErrors(form, error);
        keep(draftOf(form.getFieldsValue(), chosen));
      }
    });
  const choose = (company: Chosen | null) => {
    setChosen(company);
    keep(draftOf(form.getFieldsValue(), company));
  };
  const chooseFound = (company: FoundCompany, keyword: string) => {
    form.setFieldValue('name', company.name);
    if (company.unclaimed) form.setFieldsValue(lackingFields(form.getFieldsValue(), company));
    choose({ ...company, letterCode: letterCodeIn(keyword) ?? undefined });
  };
  useWanted(chosen === null, chooseFound);
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      initialValues={firstFields(draft, company)}
      onValuesChange={({ creditCode }: Partial<Fields>, fields) => {
        const told = creditCode ? toldByCode(creditCode, fields) : {};
        form.setFieldsValue(told);
        keep(draftOf({ ...fields, ...told }, chosen));
      }}
      onFinish={save}
    >
      {reason && (
        <div className="mb-4">
          <h2 className="text-20 font-semibold text-ink-1">认证没有通过</h2>
          <p className="text-14 text-ink-2">{isBeside ? '改好标出的地方，再提交一次' : reason}</p>
        </div>
      )}
      <Field
        name="name"
        label="单位全称"
        required
        blank=""
        extra={chosen && (joining ? '该单位已入驻，提交后由单位管理员同意' : '该单位的职位已在本站，认领后由您管理')}
      >
        <AutoComplete
          placeholder="输入名称或认领信上的验证码，已有的单位可以直接选择"
          maxLength={60}
          showSearch={{
            onSearch: (keyword) => {
              if (chosen) choose(null);
              setTyped(keyword);
            },
          }}
          onSelect={(_value, option) => chooseFound(option.company, typed)}
          options={found.map((company) => ({
            value: company.name,
            company,
            label: `${company.name}（${company.cityName}${company.unclaimed ? '，未认领' : ''}）`,
          }))}
        />
      </Field>
      {!joining && <CompanyFields />}
      {!joining && (
        <div className="mb-6">
          {company ? (
            <OwnPapers />
          ) : (
            <PapersBox
              papers={drafted}
              onPapers={setDrafted}
              type={type}
              named={() => ({ company: form.getFieldValue('name'), creditCode: form.getFieldValue('creditCode') })}
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="primary" htmlType="submit" loading={busy}>
          {joining ? '申请加入' : reason ? '重新提交' : '提交认证'}
        </Button>
        <span className="text-14 text-ink-3" role="status" data-testid="kept">
          {savedWords(saved)}
        </span>
      </div>
    </Form>
  );
}

/** Chooses the unclaimed school that the address names, by its name or by the code of its letter, where none was chosen before. */
function useWanted(isFree: boolean, onFound: (company: FoundCompany, keyword: string) => void): void {
  const [params] = useSearchParams();
  const [wanted] = useState(isFree ? params.get('claim') : null);
  const found = useFound(wanted);
  const settle = useEffectEvent(onFound);
  useEffect(() => {
    const school = found?.find(({ name, unclaimed }) => unclaimed && (name === wanted || letterCodeIn(wanted ?? '')));
    if (wanted && school) settle(school, wanted);
  }, [wanted, found]);
}

/** Joins an existing company, claims an imported one, or registers a new one. */
export function CompanyStep({ onSaved }: { onSaved(): void }) {
  const person = useSession((state) => state.companyJober);
  // The stored form, from this or another device.
  const draft = useCall('GET /api/team/company/draft', {}, { ...quietly, gcTime: 0 });
  const company = useOwnCompany();
  if (person?.status === 'requested') return <p className="text-14">已申请加入单位，等待单位管理员同意后即可使用。</p>;
  if (draft.isPending || company.isPending) return <Skeleton active />;
  // An empty form in place of the stored one would overwrite it.
  if (draft.isError || company.isError)
    return (
      <LoadFailed
        title="填写过的内容没有加载出来"
        error={draft.error ?? company.error}
        onRetry={() => Promise.all([draft.refetch(), company.refetch()])}
      />
    );
  const { form = null, papers = null } = draft.data ?? {};
  return <CompanyForm draft={form} papers={papers} company={company.data ?? null} onSaved={onSaved} />;
}

const field = fieldsOf(companyForm);

/** The form of a new company, or of one to be claimed. */
function CompanyFields() {
  return (
    <>
      <TextField
        {...field('creditCode')}
        normalize={(value: string) => value.toUpperCase().trim()}
        maxLength={18}
        placeholder="18 位，所在地区按它填好"
      />
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <ChoiceField {...field('type')} searchable options={optionsOf(companyTypes)} placeholder="请选择" />
        <ChoiceField {...field('size')} allowClear options={optionsOf(companySizes)} placeholder="请选择" />
        <Field name="region" label="所在地区" required>
          <Cascader options={regionTree()} showSearch placeholder="省 / 市 / 区县" />
        </Field>
        <TextField {...field('address')} />
      </div>
      <FactFields />
      <TextField {...field('intro')} rows={4} />
    </>
  );
}
