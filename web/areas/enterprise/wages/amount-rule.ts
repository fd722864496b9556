import type { Rule } from 'antd/es/form';
import { rules } from '#contract/rules.ts';

/** The seed's amount rule on a field of a form, in yuan as typed. */
export const amountRules: Rule[] = [
  { required: true, message: rules.amount.message },
  {
    validator: (_, value: string | undefined) =>
      rules.amount.test(value) ? Promise.resolve() : Promise.reject(new Error(rules.amount.message)),
  },
];
