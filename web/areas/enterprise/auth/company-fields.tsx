import { Cascader, Form } from 'antd';
import { companyForm } from '#contract/companies/company-shapes.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { regionTree } from '../release/region-tree.ts';
import { FactFields } from './fact-fields.tsx';

const field = fieldsOf(companyForm);

/** The form of a new company, or of one to be claimed. */
export function CompanyFields() {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <ChoiceField {...field('type')} searchable options={optionsOf(companyTypes)} placeholder="请选择" />
        <ChoiceField {...field('size')} allowClear options={optionsOf(companySizes)} placeholder="请选择" />
        <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
          <Cascader options={regionTree()} showSearch placeholder="省 / 市 / 区县" />
        </Form.Item>
        <TextField {...field('address')} />
      </div>
      <TextField
        {...field('creditCode')}
        normalize={(value: string) => value.toUpperCase().trim()}
        maxLength={18}
        placeholder="18 位"
      />
      <FactFields />
      <TextField {...field('intro')} rows={4} />
    </>
  );
}
