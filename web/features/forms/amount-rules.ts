import type { Rule } from 'antd/es/form';
import { fenOf } from '#contract/money.ts';
import { rules } from '#contract/rules.ts';

/** The seed's amount rule for a required field, in yuan as typed; `fenOf` can parse what it accepts. */
export const amountRules: Rule[] = [
  { required: true, message: rules.amount.message },
  {
    validator: (_, typed: string | undefined) =>
      !typed || fenOf(typed) !== null ? Promise.resolve() : Promise.reject(new Error(rules.amount.message)),
  },
];
