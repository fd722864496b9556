import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { upload } from '#web/features/files/upload.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { cropPicture, type Measures, measuresOf } from '#web/features/pictures/crop-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { type EvidenceKind, evidenceKinds, laterKinds } from '../../contract/evidence.ts';

export interface EvidenceFile {
  kind: EvidenceKind;
  fileId: string;
  name: string;
}

interface Props {
  /** The kinds that are asked for, in their order. */
  kinds: readonly EvidenceKind[];
  needed: readonly EvidenceKind[];
  /** The day by which papers are to be obtained, where another one may stand for them until then. */
  pendingUntil?: string | undefined;
  files: readonly EvidenceFile[];
  /** Of the project: the picture is cut to them. */
  photo: { width: number; height: number };
  onChange(change: (files: readonly EvidenceFile[]) => EvidenceFile[]): void;
}

const later: readonly EvidenceKind[] = laterKinds;

/** The kind of a scan by the words of its name; of a name without any, the first one that is still lacking. */
function kindOf(name: string, { kinds, needed }: Pick<Props, 'kinds' | 'needed'>, files: Props['files']): EvidenceKind {
  const scans = kinds.filter((kind) => kind !== 'photo');
  const words = (kind: EvidenceKind) => evidenceKinds[kind].split('或').map((label) => label.slice(0, 3));
  const lacking = scans.find((kind) => needed.includes(kind) && !files.some((file) => file.kind === kind));
  return scans.find((kind) => words(kind).some((word) => name.includes(word))) ?? lacking ?? 'other';
}

/** A line for each kind of evidence: what is attached, and a button that attaches more; and one for all at once. */
export function EvidenceFields({ kinds, needed, pendingUntil, files, photo, onChange }: Props) {
  const [picture, setPicture] = useState<File | null>(null);
  const isPicture = ({ name }: File) => kinds.includes('photo') && /证件照|照片|寸照/.test(name);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-3 text-14 text-ink-3">
        <UploadButton
          kind="examEvidence"
          multiple
          apart={{ test: isPicture, take: setPicture }}
          onDone={({ id: fileId, name }) =>
            onChange((before) => [...before, { kind: kindOf(name, { kinds, needed }, before), fileId, name }])
          }
        >
          一次选好几份
        </UploadButton>
        按文件名归到下面各项，放错的去掉再传
      </p>
      <ul aria-label="材料" className="divide-y divide-line border-y border-line">
        {kinds.map((kind) => {
          const own = files.filter((file) => file.kind === kind);
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-14">
              <span className="w-36 flex-none text-ink-1 max-sm:flex-1">
                {evidenceKinds[kind]}
                {needed.includes(kind) && <span className="ml-0.5 text-err-ink">*</span>}
                {pendingUntil && needed.includes(kind) && later.includes(kind) && (
                  <span className="ml-1 text-12 text-ink-3">或替代材料</span>
                )}
                {pendingUntil && kind === 'pending' && (
                  <span className="block text-12 text-ink-3">
                    {pendingUntil}{' '}
                    前取得即可的证书，现在还没有的，用学籍证明、教师资格考试合格证明或书面承诺代替，一份就够
                  </span>
                )}
                {kind === 'photo' && (
                  <span className="tabular ml-1 text-12 text-ink-3">
                    {photo.width} × {photo.height}
                  </span>
                )}
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-ink-3 max-sm:order-last max-sm:basis-full max-sm:empty:hidden">
                {own.map(({ fileId, name }) => (
                  <span key={fileId} className="inline-flex min-w-0 items-center gap-1">
                    <span className="cut max-w-40">{name}</span>
                    <button
                      type="button"
                      className="link flex-none text-12"
                      aria-label={`去掉${name}`}
                      onClick={() => onChange((before) => before.filter((file) => file.fileId !== fileId))}
                    >
                      去掉
                    </button>
                  </span>
                ))}
              </span>
              {kind === 'photo' ? (
                <PhotoButton
                  measures={photo}
                  given={picture}
                  onDone={({ id: fileId, name }) =>
                    onChange((before) => [...before.filter((file) => file.kind !== kind), { kind, fileId, name }])
                  }
                >
                  {own.length > 0 ? '换一张' : '上传'}
                  <span className="sr-only">{evidenceKinds[kind]}</span>
                </PhotoButton>
              ) : (
                <UploadButton
                  kind="examEvidence"
                  look="outline"
                  onDone={({ id: fileId, name }) => onChange((before) => [...before, { kind, fileId, name }])}
                >
                  {own.length > 0 ? '再加一份' : '上传'}
                  <span className="sr-only">{evidenceKinds[kind]}</span>
                </UploadButton>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const CropDialog = lazyPart(() => import('#web/features/pictures/crop-dialog.tsx'), 'CropDialog');

interface Chosen {
  file: File;
  mostZoom: number;
}

interface PhotoButtonProps {
  measures: Measures;
  /** A picture chosen elsewhere. */
  given: File | null;
  onDone(file: { id: string; name: string }): void;
  children: React.ReactNode;
}

/** What is wrong with a picture that cannot be cut to the measures; null where nothing is. */
function faultOf({ width, height }: Measures, wanted: Measures): string | null {
  if (width >= wanted.width && height >= wanted.height) return null;
  return `照片是 ${width} × ${height} 像素，裁不出 ${wanted.width} × ${wanted.height}，请换一张更清晰的`;
}

/**
 * Chooses a picture, cuts it to the project's measures in the page and uploads it. One that is too small is refused at once; one of
 * the right shape, as studios hand them out, leaves nothing to cut and is uploaded at once.
 */
function PhotoButton({ measures, given, onDone, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const keep = async (name: string, cut: File, sending?: Parameters<typeof upload>[2]) => {
    const { id } = await upload('examEvidence', cut, sending);
    onDone({ id, name });
  };
  const take = async (file: File, url: string) => {
    const own = await measuresOf(url).catch(() => null);
    const wrong = own ? faultOf(own, measures) : '请选择 JPG、PNG 或 WebP 图片';
    setFault(wrong);
    if (wrong || !own) return;
    const crop = () =>
      setChosen({ file, mostZoom: Math.min(own.width / measures.width, own.height / measures.height, 4) });
    if (own.width * measures.height !== own.height * measures.width) return crop();
    await cropPicture(url, { x: 0, y: 0, ...own }, measures)
      .then((cut) => keep(file.name, cut))
      .catch(crop);
  };
  const choose = async (file: File) => {
    const url = URL.createObjectURL(file);
    await run(() => take(file, url));
    URL.revokeObjectURL(url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture is taken once
  useEffect(() => {
    if (given) void choose(given);
  }, [given]);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {fault && (
        <span className="text-14 text-err-ink" role="alert">
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
      <Button busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      {chosen && (
        <CropDialog
          file={chosen.file}
          mostZoom={chosen.mostZoom}
          title="裁剪证件照"
          okText="使用这张照片"
          measures={measures}
          onClose={() => setChosen(null)}
          keep={(cut, sending) => keep(chosen.file.name, cut, sending)}
        />
      )}
    </span>
  );
}
