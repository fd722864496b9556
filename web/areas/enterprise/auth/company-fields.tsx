import { Cascader, Form, Input, Select } from 'antd';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { regionTree } from '../release/region-tree.ts';
import { FactFields } from './fact-fields.tsx';

const required = (message: string) => [{ required: true, whitespace: true, message }];

/** The form of a new company, or of one to be claimed. */
export function CompanyFields() {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Form.Item name="type" label="单位类型" rules={required('请选择单位类型')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={optionsOf(companyTypes)} placeholder="请选择" />
        </Form.Item>
        <Form.Item name="size" label="单位规模">
          <Select allowClear options={optionsOf(companySizes)} placeholder="请选择" />
        </Form.Item>
        <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
          <Cascader options={regionTree()} showSearch placeholder="省 / 市 / 区县" />
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
      <FactFields />
      <Form.Item name="intro" label="单位简介">
        <Input.TextArea rows={4} maxLength={4000} showCount />
      </Form.Item>
    </>
  );
}
