import type { FormProps } from 'antd';

type Failed = Parameters<NonNullable<FormProps['onFinishFailed']>>[0];

/** What keeps a form from being sent, each fault once: for lines of fields that have no room for it. */
export const faultsText = ({ errorFields }: Pick<Failed, 'errorFields'>): string =>
  [...new Set(errorFields.flatMap(({ errors }) => errors))].join('；');
