import { AutoComplete, Button, Cascader, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { isCreditCode } from '#contract/credit-code.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { type List, labelOf } from '#contract/taxonomy/list.ts';
import { call } from '../../../api/browser-call.ts';
import { toast } from '../../../api/toasts.ts';
import { setSession, useSession } from '../../../session/session-store.ts';
import { showFieldErrors } from './form-errors.ts';
import { type FoundCompany, useCompanySearch } from './use-company-search.ts';
import { useRegions } from './use-regions.ts';

interface Fields {
  name: string;
  type: keyof typeof companyTypes;
  region: string[];
  address?: string;
  creditCode: string;
  size?: keyof typeof companySizes;
  intro?: string;
}

const options = (list: List) => Object.keys(list).map((value) => ({ value, label: labelOf(list, value) }));
const required = (message: string) => [{ required: true, whitespace: true, message }];

/** Joins a company that is here already, claims one that came by an import, or registers a new one. */
export function CompanyStep({ onSaved }: { onSaved(): void }) {
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<FoundCompany | null>(null);
  const { found, search } = useCompanySearch();
  const { regions, loadMore } = useRegions();
  const person = useSession((state) => state.companyJober);
  const joining = chosen !== null && !chosen.unclaimed;

  const register = async ({ region, ...rest }: Fields) => {
    const body = { ...rest, regionCode: region.at(-1) ?? '', claimId: chosen?.unclaimed ? chosen.id : undefined };
    const company = await call('POST /api/company/jobberRegisteredCompanyInfo', { body });
    setSession({ company });
    toast.success('已提交审核');
  };
  const join = async (company: FoundCompany) => {
    const body = { name: person?.name ?? '', title: person?.title };
    setSession({
      companyJober: await call('POST /api/company/saveRecruiterInfo', { query: { companyId: company.id }, body }),
    });
    toast.success('已申请加入，等待单位管理员同意');
  };
  const save = async (fields: Fields) => {
    setBusy(true);
    try {
      await (joining && chosen ? join(chosen) : register(fields));
      onSaved();
    } catch (error) {
      showFieldErrors(form, error);
    }
    setBusy(false);
  };

  if (person?.status === 'requested') return <p className="text-14">已申请加入单位，等待单位管理员同意后即可使用。</p>;
  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={save}>
      <Form.Item
        name="name"
        label="单位全称"
        rules={required('请填写单位全称')}
        extra={chosen && (joining ? '该单位已入驻，提交后由单位管理员同意' : '该单位的职位已在本站，认领后由你管理')}
      >
        <AutoComplete
          placeholder="输入名称，已有的单位可以直接选择"
          maxLength={60}
          onSearch={(keyword) => {
            setChosen(null);
            search(keyword);
          }}
          onSelect={(_value, option) => setChosen(option.company)}
          options={found.map((company) => ({
            value: company.name,
            company,
            label: `${company.name}（${company.cityName}${company.unclaimed ? '，未认领' : ''}）`,
          }))}
        />
      </Form.Item>
      {!joining && (
        <>
          <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
            <Form.Item name="type" label="单位类型" rules={required('请选择单位类型')}>
              <Select showSearch={{ optionFilterProp: 'label' }} options={options(companyTypes)} placeholder="请选择" />
            </Form.Item>
            <Form.Item name="size" label="单位规模">
              <Select allowClear options={options(companySizes)} placeholder="请选择" />
            </Form.Item>
            <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
              <Cascader options={regions} loadData={loadMore} placeholder="省 / 市 / 区县" />
            </Form.Item>
            <Form.Item name="address" label="详细地址">
              <Input maxLength={120} />
            </Form.Item>
          </div>
          <Form.Item
            name="creditCode"
            label="统一社会信用代码"
            normalize={(value: string) => value.toUpperCase().trim()}
            rules={[
              ...required('请填写统一社会信用代码'),
              {
                validator: async (_rule, value: string) => {
                  if (value && !isCreditCode(value)) throw new Error('统一社会信用代码不正确，请核对 18 位代码');
                },
              },
            ]}
          >
            <Input maxLength={18} placeholder="18 位" />
          </Form.Item>
          <Form.Item name="intro" label="单位简介">
            <Input.TextArea rows={4} maxLength={4000} showCount />
          </Form.Item>
        </>
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {joining ? '申请加入' : '提交认证'}
      </Button>
    </Form>
  );
}
