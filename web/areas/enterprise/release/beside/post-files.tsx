import { AttachedFiles, attachedFilesText } from '#web/features/files/attached-files.tsx';
import { Field, type StepProps } from '../form-parts.tsx';

/** The files beside the post. */
export const PostFiles = ({ form: { attachments = [] }, change }: StepProps) => (
  <Field name="attachments" label="附件" className="col-span-full" extra={attachedFilesText}>
    <AttachedFiles id="post-attachments" value={attachments} onChange={(files) => change({ attachments: files })} />
  </Field>
);
