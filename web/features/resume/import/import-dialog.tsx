import { useState } from 'react';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { setSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { draftOf, type ImportDraft, personOf, takenOf } from './import-draft.ts';
import { ImportDraftView } from './import-draft-view.tsx';

interface Props {
  jober: Jober;
  content: ResumeContent;
  onTake(part: Partial<ResumeContent>): void;
  onClose(): void;
}

const isWhole = ({ entries }: ImportDraft) =>
  entries.every(({ taken, section, entry }) => !taken || section.schema.safeParse(entry).success);
const countOf = ({ facts, entries }: ImportDraft) => [...facts, ...entries].filter(({ taken }) => taken).length;

/** Checks an imported draft field by field; nothing is saved before the final button. */
export function ImportDialog({ jober, content, onTake, onClose }: Props) {
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState('');
  const read = async (fileId: string) => {
    setFault('');
    setReading(true);
    try {
      const answer = await call('POST /api/resumes/readings', { body: { fileId } }, { mayStop: true });
      setDraft(draftOf(answer, content, jober));
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : '文件没有读出来，请重试');
    } finally {
      setReading(false);
    }
  };
  const take = async () => {
    if (!draft) return;
    const person = personOf(draft);
    try {
      if (Object.keys(person).length > 0) setSession({ jober: await call('PATCH /api/jobers/me', { body: person }) });
    } catch {
      return;
    }
    onTake(takenOf(draft, content));
    toast.success('已写入简历');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={760}
      title="从文件导入"
      description={
        draft ? '逐项看一遍：打勾的会写入简历，内容可以先改。' : '读取后先给你看草稿，确认了才写入简历；文件读完即删。'
      }
      footer={
        draft && (
          <>
            {!isWhole(draft) && (
              <span className="mr-auto self-center text-13 text-warm-ink max-sm:w-full">
                有必填项没读到，请补上或去掉勾选
              </span>
            )}
            <Button onClick={() => setDraft(null)}>换一个文件</Button>
            <Button look="filled" disabled={!isWhole(draft) || countOf(draft) === 0} onClick={() => void take()}>
              写入简历（{countOf(draft)} 项）
            </Button>
          </>
        )
      }
    >
      {draft ? (
        <ImportDraftView draft={draft} onChange={setDraft} />
      ) : (
        <div className="grid justify-items-center gap-3 rounded-ctl bg-fill px-4 py-10 text-center">
          {reading ? (
            <p role="status" className="text-14">
              正在读取……
            </p>
          ) : (
            <UploadButton kind="resumeImport" look="filled" onDone={({ id }) => void read(id)}>
              选择 PDF 或 Word 文件
            </UploadButton>
          )}
          <p className="text-12 text-ink-3">不超过 10 MB；加密的、带宏的和扫描件读不了</p>
          {fault && (
            <p role="alert" className="text-13 text-err-ink">
              {fault}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
