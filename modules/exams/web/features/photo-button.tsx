import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { upload } from '#web/features/files/upload.ts';
import { type Measures, measuresOf } from '#web/features/pictures/crop-picture.ts';
import { buttonClass } from '#web/ui/button.tsx';

const CropDialog = lazyPart(() =>
  import('#web/features/pictures/crop-dialog.tsx').then(({ CropDialog }) => CropDialog),
);

interface Chosen {
  file: File;
  mostZoom: number;
}

interface Props {
  measures: Measures;
  onDone(file: { id: string; name: string }): void;
  children: React.ReactNode;
}

/** What is wrong with a picture that cannot be cut to the measures; null where nothing is. */
function faultOf({ width, height }: Measures, wanted: Measures): string | null {
  if (width >= wanted.width && height >= wanted.height) return null;
  return `照片是 ${width} × ${height} 像素，裁不出 ${wanted.width} × ${wanted.height}，请换一张更清晰的`;
}

/** Chooses a picture, cuts it to the project's measures in the page and uploads it; one that is too small is refused at once. */
export function PhotoButton({ measures, onDone, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File) => {
    const url = URL.createObjectURL(file);
    const own = await measuresOf(url).catch(() => null);
    URL.revokeObjectURL(url);
    const wrong = own ? faultOf(own, measures) : '请选择 JPG、PNG 或 WebP 图片';
    setFault(wrong);
    const mostZoom = own ? Math.min(own.width / measures.width, own.height / measures.height, 4) : 1;
    if (!wrong) setChosen({ file, mostZoom });
  };
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {fault && (
        <span className="text-13 text-err-ink" role="alert">
          {fault}
        </span>
      )}
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <button type="button" className={buttonClass({ look: 'outline' })} onClick={() => input.current?.click()}>
        {children}
      </button>
      <Suspense>
        {chosen && (
          <CropDialog
            file={chosen.file}
            mostZoom={chosen.mostZoom}
            title="裁剪证件照"
            okText="使用这张照片"
            measures={measures}
            onClose={() => setChosen(null)}
            keep={async (cut, sending) => {
              const { id } = await upload('examEvidence', cut, sending);
              onDone({ id, name: chosen.file.name });
            }}
          />
        )}
      </Suspense>
    </span>
  );
}
