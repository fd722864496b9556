import type { FormInstance } from 'antd';
import { ApiError } from '#web/api/api-error.ts';

/** Puts what the server found wrong at the fields of an antd form; a failure of another kind has been shown already. */
export function showFieldErrors<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const fields = error.issues.map(({ path, message }) => ({ name: path.split('.').slice(1), errors: [message] }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
}
