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
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/form-field.tsx';
import { FieldControl } from '../editing/field-control.tsx';
import { type DraftEntry, type DraftFact, draftOf, type ImportDraft, personOf, takenOf } from './import-draft.ts';

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
              <span className="mr-auto self-center text-14 text-warm-ink max-sm:w-full">
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
          <FieldError text={fault} />
        </div>
      )}
    </Dialog>
  );
}

function FactLine({ fact, onTake }: { fact: DraftFact; onTake(taken: boolean): void }) {
  return (
    <li className="py-2">
      <Checkbox checked={fact.taken} onChange={(event) => onTake(event.target.checked)}>
        <span className="text-ink-3">{fact.label}：</span>
        <span className="break-words text-ink-1">{fact.shown}</span>
        {fact.now && <span className="text-ink-3">（现在是 {fact.now}）</span>}
      </Checkbox>
    </li>
  );
}

/** One entry: the values read, and what is still missing. */
function EntryFields({ item, onChange }: { item: DraftEntry; onChange(item: DraftEntry): void }) {
  const { section, entry, taken, isKnown } = item;
  const { head, text } = section.look(entry);
  const result = section.schema.safeParse(entry);
  const faults = new Map(
    result.success ? [] : result.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  const isShown = ({ name, required }: { name: string; required?: boolean }) =>
    required || (entry[name] !== undefined && entry[name] !== '');
  const [wide, ...narrow] = [true, false].map((isWide) =>
    section.fields.filter((spec) => Boolean(spec.wide) === isWide),
  );
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Checkbox checked={taken} onChange={(event) => onChange({ ...item, taken: event.target.checked })}>
        <span className="font-semibold text-ink-1">{head || '（没有读到名称）'}</span>
        {text && <span className="ml-2 text-ink-3">{text}</span>}
        {isKnown && <span className="ml-2 text-ink-3">简历里已有</span>}
      </Checkbox>
      {taken && (
        <div className="mt-2 grid grid-cols-3 gap-3 pl-6 max-sm:grid-cols-1 max-sm:pl-0">
          {[...narrow.flat(), ...(wide ?? [])].filter(isShown).map((spec) => (
            <FieldControl
              key={spec.name}
              spec={spec}
              value={entry[spec.name]}
              error={
                faults.has(spec.name)
                  ? entry[spec.name] === undefined
                    ? '没读到，请补上'
                    : faults.get(spec.name)
                  : undefined
              }
              onChange={(value) => onChange({ ...item, entry: { ...entry, [spec.name]: value } })}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Everything that was read, to be selected and corrected; and the lines that were not understood. */
function ImportDraftView({ draft, onChange }: { draft: ImportDraft; onChange(draft: ImportDraft): void }) {
  const { facts, entries, unread } = draft;
  const titles = [...new Set(entries.map(({ section }) => section.title))];
  const put = (item: DraftEntry) =>
    onChange({ ...draft, entries: entries.map((one) => (one.entry.key === item.entry.key ? item : one)) });
  return (
    <div className="space-y-4" data-testid="import-draft">
      {facts.length + entries.length === 0 && <p className="text-14">没有读出能写入简历的内容。</p>}
      {facts.length > 0 && (
        <section>
          <h3 className="text-14 font-semibold text-ink-1">基本信息</h3>
          <ul className="divide-y divide-line">
            {facts.map((fact) => (
              <FactLine
                key={fact.name}
                fact={fact}
                onTake={(taken) =>
                  onChange({ ...draft, facts: facts.map((one) => (one.name === fact.name ? { ...one, taken } : one)) })
                }
              />
            ))}
          </ul>
        </section>
      )}
      {titles.map((title) => (
        <section key={title}>
          <h3 className="text-14 font-semibold text-ink-1">{title}</h3>
          <ul>
            {entries
              .filter(({ section }) => section.title === title)
              .map((item) => (
                <EntryFields key={item.entry.key} item={item} onChange={put} />
              ))}
          </ul>
        </section>
      ))}
      {unread.length > 0 && (
        <section className="rounded-ctl bg-warm-tint p-3 text-14 text-warm-ink">
          <h3 className="font-semibold">没有读懂的 {unread.length} 行，请自己看看是否要补</h3>
          <ul className="mt-1 list-disc pl-5">
            {unread.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
              <li key={index} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
