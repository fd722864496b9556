import type { FormInstance } from 'antd';
import { ApiError } from '#web/api/api-error.ts';

/** Shows the server's errors at the fields of an antd form; other failures have been shown already. */
export function showFieldErrors<T>(form: FormInstance<T>, error: unknown, body = 'body'): void {
  if (!(error instanceof ApiError)) throw error;
  const inBody = ({ path }: { path: string }) => path.replace(`${body}.`, '').split('.');
  const fields = error.issues.map((issue) => ({ name: inBody(issue), errors: [issue.message] }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
}
