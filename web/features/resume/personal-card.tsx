import UserRound from 'lucide-react/icons/user-round';
import type { PersonalFacts } from '#contract/resumes/personal-facts.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { upload } from '#web/features/files/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Section } from '#web/ui/section.tsx';
import { FieldControl } from './editing/field-control.tsx';
import { FileField, useResumeFile } from './editing/file-field.tsx';
import { personalFields } from './sections.ts';
import { useLocalText } from './use-local-text.ts';
import { usePickedFile } from './use-picked-file.tsx';

const CropDialog = lazyPart(() => import('#web/features/pictures/crop-dialog.tsx'), 'CropDialog');

/** 3:4, as on a registration form. */
const measures = { width: 600, height: 800 };

function PhotoField({ fileId, onChange }: { fileId: string | undefined; onChange(fileId: string | undefined): void }) {
  const { file, input, pick, drop } = usePickedFile('idPhoto');
  const stored = useResumeFile(fileId);
  return (
    <div className="flex items-center gap-3">
      <SafeImage
        src={stored?.url}
        alt="证件照"
        className="h-24 w-18 flex-none rounded-ctl border border-dashed border-line-strong"
        placeholder={
          <UserRound size={32} strokeWidth={1.5} className="absolute inset-0 m-auto text-ink-4" aria-hidden />
        }
      />
      <div>
        <p className="text-14 text-ink-2">证件照</p>
        {input}
        <div className="mt-1 flex gap-1">
          <Button onClick={pick}>{fileId ? '换一张' : '上传证件照'}</Button>
          {fileId && (
            <Button look="text" onClick={() => onChange(undefined)}>
              移除
            </Button>
          )}
        </div>
        <p className="mt-1 text-12 text-ink-3">按 3:4 裁剪，不超过 5 MB</p>
      </div>
      {file && (
        <CropDialog
          file={file}
          title="裁剪证件照"
          okText="使用这张照片"
          measures={measures}
          onClose={drop}
          keep={async (cut, sending) => onChange((await upload('idPhoto', cut, sending)).id)}
        />
      )}
    </div>
  );
}

interface Props {
  content: ResumeContent;
  onChange(part: Partial<ResumeContent>): void;
}

/** Facts that some schools ask for, hidden from everybody by default, and a file of one's own beside the resume. */
export function PersonalCard({ content: { personal, own }, onChange }: Props) {
  const write = (part: Partial<PersonalFacts>) => onChange({ personal: { ...personal, ...part } });
  const [nativePlace, setNativePlace] = useLocalText(personal.nativePlace ?? '', (text) =>
    write({ nativePlace: text.trim() === '' ? undefined : text }),
  );
  return (
    <Section id="personal" className="scroll-mt-20" title="个人信息与自己的简历">
      <p className="mb-4 text-14 text-ink-3">
        都可以不填。前四项默认不给任何单位看：职位要求提供、你在投递时又另外勾选同意，才随那一次投递给该单位；盲筛时不显示。
      </p>
      <div className="grid gap-3 lg:grid-cols-3">
        {personalFields.map((spec) => (
          <FieldControl
            key={spec.name}
            spec={spec}
            value={{ ...personal, nativePlace }[spec.name as 'political']}
            onChange={(value) =>
              spec.name === 'nativePlace' ? setNativePlace(String(value)) : write({ [spec.name]: value })
            }
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <PhotoField fileId={personal.photoId} onChange={(photoId) => write({ photoId })} />
        <div>
          <FileField
            label="自己的简历 PDF（随每次投递提供）"
            kind="resumeFile"
            fileId={own.fileId ?? ''}
            onChange={(fileId) => onChange({ own: { fileId } })}
          />
        </div>
      </div>
    </Section>
  );
}
