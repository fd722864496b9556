import { UploadButton } from '#web/features/files/upload-button.tsx';
import { type EvidenceKind, evidenceKinds, laterKinds } from '../../contract/evidence.ts';
import { PhotoButton } from './photo-button.tsx';

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

/** A line for each kind of evidence: what is attached, and a button that attaches more. */
export function EvidenceFields({ kinds, needed, pendingUntil, files, photo, onChange }: Props) {
  return (
    <ul aria-label="材料" className="divide-y divide-line border-y border-line">
      {kinds.map((kind) => {
        const own = files.filter((file) => file.kind === kind);
        return (
          <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-13">
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
  );
}
