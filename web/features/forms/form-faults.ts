import type { FormInstance, FormProps } from 'antd';
import type { Rule } from 'antd/es/form';
import { fenOf } from '#contract/money.ts';
import { rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';

type Failed = Parameters<NonNullable<FormProps['onFinishFailed']>>[0];

/** What keeps a form from being sent, each fault once: for lines of fields that have no room for it. */
export const faultsText = ({ errorFields }: Pick<Failed, 'errorFields'>): string =>
  [...new Set(errorFields.flatMap(({ errors }) => errors))].join('；');

/** The seed's amount rule for a required field, in yuan as typed; `fenOf` can parse what it accepts. */
export const amountRules: Rule[] = [
  { required: true, message: rules.amount.message },
  {
    validator: (_, typed: string | undefined) =>
      !typed || fenOf(typed) !== null ? Promise.resolve() : Promise.reject(new Error(rules.amount.message)),
  },
];

/** Shows the server's errors at the fields of an antd form; other failures have been shown already. */
export function showFieldErrors<T>(form: FormInstance<T>, error: unknown, body = 'body'): void {
  if (!(error instanceof ApiError)) throw error;
  const inBody = ({ path }: { path: string }) => path.replace(`${body}.`, '').split('.');
  const fields = error.issues.map((issue) => ({ name: inBody(issue), errors: [issue.message] }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
}
