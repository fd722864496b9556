import type { FormInstance } from 'antd';
import { ApiError } from '#web/api/api-error.ts';

/** Shows the server's errors at the fields of an antd form; other failures have been shown already. */
export function showFieldErrors<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const fields = error.issues.map(({ path, message }) => ({ name: path.split('.').slice(1), errors: [message] }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
}
