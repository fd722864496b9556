import { Button } from 'antd';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  value?: string | null;
  disabled?: boolean;
  onChange?(url: string): void;
}

/** An item's picture, or none: uploaded at once, bound when the form is saved. Fits a narrow column. */
export function CoverField({ value, disabled, onChange }: Props) {
  return (
    <div>
      {value && <SafeImage src={value} alt="封面" className="mb-2 aspect-8/5 w-full rounded-ctl border border-line" />}
      <div className="flex flex-wrap gap-2">
        <UploadButton kind="articlePicture" disabled={disabled} onDone={({ url }) => onChange?.(url)}>
          {value ? '更换封面' : '上传封面'}
        </UploadButton>
        {value && (
          <Button disabled={disabled} onClick={() => onChange?.('')}>
            移除
          </Button>
        )}
      </div>
    </div>
  );
}
