import { Button, ConfigProvider } from 'antd';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  value?: string | null;
  onChange?(url: string): void;
}

/** An item's picture, or none: uploaded at once, bound when the form is saved. Fits a narrow column. */
export function CoverField({ value, onChange }: Props) {
  const { componentDisabled = false } = ConfigProvider.useConfig();
  return (
    <div>
      {value && <SafeImage src={value} alt="封面" className="mb-2 aspect-8/5 w-full rounded-ctl border border-line" />}
      <div className="flex flex-wrap gap-2">
        <UploadButton kind="articlePicture" disabled={componentDisabled} onDone={({ url }) => onChange?.(url)}>
          {value ? '更换封面' : '上传封面'}
        </UploadButton>
        {value && <Button onClick={() => onChange?.('')}>移除</Button>}
      </div>
    </div>
  );
}
