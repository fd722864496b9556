import { Button, Modal } from 'antd';
import { FileSearch } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '#web/features/calls/use-call.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import type { ExamReading, FoundFact } from '../../../contract/exam-reading.ts';
import { AnnouncementText } from './announcement-text.tsx';
import { hasField } from './exam-values.ts';
import { FoundFacts, MarkedLines, ReadRows } from './reading-parts.tsx';

interface Props {
  examId: string;
  onTake(reading: ExamReading, facts: FoundFact[]): void;
}

/** The announcement with which a project was begun, in the state of its first visit. */
export const begunWith = (fileId: string) => ({ announcement: fileId });

/** 从公告读取: an announcement is read, looked through beside its text, and what is right goes into the form, which saves it. */
export function FromAnnouncement({ examId, onTake }: Props) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [reading, setReading] = useState<ExamReading | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [line, setLine] = useState<number | null>(null);
  const read = useAction('POST /api/company/exams/:id/readings');
  const send = async (body: { fileId: string } | { text: string }) => {
    const found = await read.send({ params: { id: examId }, body });
    if (!found) return;
    setReading(found);
    setChosen(new Set(found.facts.flatMap((fact, at) => (fact.note === '' && hasField(fact) ? [at] : []))));
  };
  const begun: string | undefined = useLocation().state?.announcement;
  const navigate = useNavigate();
  const begin = useEffectEvent((fileId: string) => {
    void navigate({ search: location.search }, { replace: true, state: null });
    setOpen(true);
    void send({ fileId });
  });
  useEffect(() => {
    if (begun) begin(begun);
  }, [begun]);
  const choose = (at: number, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, at] : [...before].filter((one) => one !== at)));
  const close = () => {
    setOpen(false);
    setReading(null);
    setLine(null);
  };
  const take = () => {
    if (reading)
      onTake(
        reading,
        reading.facts.filter((_, at) => chosen.has(at)),
      );
    close();
  };
  const posts = reading?.rows.filter(({ post }) => post).length ?? 0;
  return (
    <>
      <Button icon={<FileSearch size={16} />} onClick={() => setOpen(true)}>
        从公告读取
      </Button>
      <Modal
        open={open}
        onCancel={close}
        width={reading ? 1080 : 640}
        title={reading ? '核对读到的内容' : '从公告读取'}
        okText={reading ? `填入选中的 ${chosen.size} 项并保存` : '读取'}
        cancelText={reading ? '放弃' : '取消'}
        onOk={reading ? take : () => void send({ text })}
        okButtonProps={{ disabled: reading ? chosen.size === 0 : text.trim() === '', loading: read.isPending }}
      >
        {reading ? (
          <>
            <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-6 max-md:grid-cols-1">
              <div className="max-h-[56vh] overflow-y-auto pr-2">
                {reading.facts.length === 0 && (
                  <p className="text-14 text-ink-3">没有读到时间、电话和费用，请手工填写。</p>
                )}
                <FoundFacts reading={reading} chosen={chosen} line={line} onChoose={choose} onShow={setLine} />
              </div>
              <div className="max-h-[56vh] overflow-y-auto rounded-card border border-line py-2">
                <MarkedLines reading={reading} line={line} />
              </div>
            </div>
            {reading.rows.length > 0 && (
              <section className="mt-4" aria-label="公告里的岗位表">
                <p className="mb-2 text-14 text-ink-2">公告里有岗位表，读到 {posts} 个岗位，填入时一并保存为岗位表。</p>
                <ReadRows rows={reading.rows} />
              </section>
            )}
          </>
        ) : (
          <div className="flex flex-col gap-3">
            <DropZone
              kind="announcement"
              title="把公告文件拖到这里"
              text="Word（docx）或有文字的 PDF"
              label={read.isPending ? '读取中…' : '选择公告文件'}
              disabled={read.isPending}
              onDone={({ id }) => void send({ fileId: id })}
            />
            <AnnouncementText placeholder="或者把公告全文粘贴到这里" value={text} onChange={setText} />
            <p className="text-12 text-ink-3">
              读出标题、各步时间、电话、考务费、比例和岗位表，并列出组织单位、人数、年龄、学历等，每一项都标出原文位置。推断的会注明，不会自动采用。
            </p>
          </div>
        )}
      </Modal>
    </>
  );
}
