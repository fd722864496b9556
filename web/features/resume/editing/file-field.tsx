import { createContext, useContext, useState } from 'react';
import { acceptText, type FileKindName, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields/form-field.tsx';

/** The files of the resume, as last returned by the server. */
export const ResumeFiles = createContext<Resume['files']>([]);

/** A stored file of the resume. */
export const useResumeFile = (fileId: string | undefined) => useContext(ResumeFiles).find(({ id }) => id === fileId);

interface Props {
  label: string;
  kind: FileKindName;
  fileId: string;
  required?: boolean | undefined;
  error?: string | undefined;
  fieldClass?: string | undefined;
  onChange(fileId: string | undefined): void;
}

/** A file of an entry: selected and uploaded at once, removable. */
export function FileField({ label, kind, fileId, required, error, fieldClass, onChange }: Props) {
  const [sent, setSent] = useState<{ id: string; name: string } | null>(null);
  const stored = useResumeFile(fileId);
  const name = sent?.id === fileId ? sent.name : '已上传的文件';
  return (
    <fieldset className={fieldClass}>
      <legend className="mb-1 text-14 text-ink-2">
        {label}
        {required && (
          <span className="ml-0.5 text-err-ink" aria-hidden>
            *
          </span>
        )}
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton
          kind={kind}
          onDone={(file) => {
            setSent({ id: file.id, name: file.name });
            onChange(file.id);
          }}
        >
          {fileId ? '换一个文件' : '选择文件'}
        </UploadButton>
        {fileId && (
          <span className="flex min-w-0 items-center gap-1 text-14">
            {stored ? (
              <a href={stored.url} target="_blank" rel="noreferrer" className="min-w-0 truncate text-brand">
                {stored.name}
              </a>
            ) : (
              <span className="min-w-0 truncate">{name}</span>
            )}
            <Button look="text" size="s" onClick={() => onChange(undefined)}>
              移除
            </Button>
          </span>
        )}
      </div>
      <p className="mt-1 text-12 text-ink-3">
        {acceptText(kind)}，不超过 {weightText(fileKinds[kind].maxBytes)}
      </p>
      <FieldError text={error} />
    </fieldset>
  );
}
