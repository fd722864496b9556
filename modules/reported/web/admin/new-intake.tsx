import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import type { StoredFile } from '#contract/files/files.ts';
import { AnnouncementText, MAX_CHARACTERS, MarkedLines, pastedText } from '#modules/exams/web/public.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import type { IntakeReading } from '../../contract/intake.ts';
import { doubtsOfPosts } from '../../contract/post-doubts.ts';
import { bodyOf, type Values, valuesOf } from './form-values.ts';
import { IntakeForm } from './intake-form.tsx';
import { NearExams } from './near-exams.tsx';
import { PostRows } from './post-rows.tsx';

const charset = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const HEAD_BYTES = 4_096;

/** In a known encoding, else in GB 18030, a superset of GBK. */
function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('gb18030');
  }
}

/**
 * The HTML of a page that was saved from a browser: by its byte order mark, UTF-8 if valid, which no page in another encoding is by chance,
 * else as its head says.
 */
function savedPage(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoderOf('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return decoderOf('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const said = charset.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))?.[1] ?? '';
    return decoderOf(/^utf-?8$/i.test(said) ? '' : said).decode(bytes);
  }
}

/** The address that browsers write into a page when they save it; '' where it has none. */
const savedFrom = (html: string): string => /<!-- saved from url=\(\d+\)(https?:\S{4,200}) -->/.exec(html)?.[1] ?? '';

const MS = 1_000;

/** From the files or the text of an announcement to its project: read, looked through beside its text, published. */
export function NewIntake({ onClose }: { onClose(): void }) {
  const [found, setFound] = useState<IntakeReading | null>(null);
  const [link, setLink] = useState('');
  return (
    <>
      <PageHead title="录入公告" note={found ? '核对填好的内容，改好后发布' : '公告和岗位表可以一起放进来'} />
      <section className="card p-5 max-sm:p-4">
        {found ? (
          <Work found={found} link={link} onClose={onClose} />
        ) : (
          <Begin onRead={setFound} onLink={setLink} onClose={onClose} />
        )}
      </section>
    </>
  );
}

interface BeginProps {
  onRead(found: IntakeReading): void;
  /** The address of a page that was saved with it. */
  onLink(link: string): void;
  onClose(): void;
}

function Begin({ onRead, onLink, onClose }: BeginProps) {
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [text, setText] = useState('');
  const read = useAction('POST /api/admin/intakes/readings', { onSuccess: onRead });
  const isEmpty = files.length === 0 && text.trim() === '';
  const readPages = async (pages: File[]) => {
    const all = await Promise.all(pages.map(async (page) => savedPage(new Uint8Array(await page.arrayBuffer()))));
    onLink(all.map(savedFrom).find(Boolean) ?? '');
    const texts = all.map(pastedText);
    setText((before) => [before, ...texts].filter(Boolean).join('\n').slice(0, MAX_CHARACTERS));
  };
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        kind="intake"
        multiple
        low
        title="把公告和岗位表拖到这里"
        text="docx、有文字的 PDF、xlsx、csv、存下来的网页（html），可以几个一起；xls 请先另存为 xlsx"
        label="选择文件"
        disabled={read.isPending}
        onPages={(pages) => void readPages(pages)}
        onDone={(file) => setFiles((before) => [...before, file])}
      />
      {files.length > 0 && (
        <ul aria-label="已选的文件" className="flex flex-wrap gap-2 text-14">
          {files.map(({ id, name }) => (
            <li key={id} className="tag">
              {name}
            </li>
          ))}
        </ul>
      )}
      <AnnouncementText placeholder="或者把公告网页全文粘贴到这里" value={text} onChange={setText} />
      {text.length >= MAX_CHARACTERS && (
        <p className="text-14 text-warm-ink">文字超过 6 万字，后面的没有放进来；岗位表请另存为 xlsx 上传</p>
      )}
      <div className="flex gap-3">
        <Button
          type="primary"
          disabled={isEmpty}
          loading={read.isPending}
          onClick={() => void read.send({ body: { fileIds: files.map(({ id }) => id), text } })}
        >
          读取
        </Button>
        <Button onClick={onClose}>返回</Button>
      </div>
    </div>
  );
}

function Work({ found, link, onClose }: { found: IntakeReading; link: string; onClose(): void }) {
  const { reading, draft, places, attachments, near } = found;
  const [rows, setRows] = useState(reading.rows);
  const [chosen, setChosen] = useState(attachments.map(({ id }) => id));
  const [line, setLine] = useState<number | null>(null);
  const begun = useRef(Date.now());
  // The same for a repeated sending, which is the same write.
  const seconds = useRef<number | null>(null);
  const keep = useAction('POST /api/admin/intakes', {
    invalidates: ['GET /api/admin/intakes'],
    opened: found,
    done: ({ examId }) => (examId ? '已发布' : '已录入，等另一位同事核对'),
    onSuccess: onClose,
  });
  const posts = rows.flatMap(({ post }) => post ?? []);
  const settled = new Set(doubtsOfPosts(reading).map(({ text }) => text));
  const doubts = [...found.doubts.filter(({ text }) => !settled.has(text)), ...doubtsOfPosts({ ...reading, rows })];
  const save = (values: Values) => {
    seconds.current ??= Math.round((Date.now() - begun.current) / MS);
    const form = bodyOf(values, { announcement: draft.announcement, posts, attachments: chosen });
    void keep.send({ body: { ...form, doubts: doubts.map(({ text }) => text), seconds: seconds.current } });
  };
  return (
    <>
      <NearExams near={near} draft={draft} reading={{ lines: reading.lines, rows }} onDone={onClose} />
      {doubts.length > 0 && (
        <ul aria-label="存疑" className="mb-4 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink">
          {doubts.map(({ line: at, text }) => (
            <li key={text}>
              {at === null ? (
                text
              ) : (
                <button type="button" className="text-left" onClick={() => setLine(at)}>
                  第 {at + 1} 行，{text}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {reading.unread.length > 0 && (
        <details className="mb-4 text-14 text-ink-2">
          <summary>没有填进表单的 {reading.unread.length} 处</summary>
          <ul aria-label="没有填进表单的">
            {reading.unread.map(({ line: at, words, note }) => (
              <li key={`${at} ${words}`}>
                <button type="button" className="text-left" onClick={() => setLine(at)}>
                  第 {at + 1} 行，{words}：{note}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {attachments.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
          <span className="text-ink-3">空白表格，附在公告旁供下载</span>
          <Checkbox.Group
            aria-label="附件"
            value={chosen}
            onChange={setChosen}
            options={attachments.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-6 max-lg:grid-cols-1">
        <IntakeForm
          initial={{ ...valuesOf(draft), link }}
          places={places}
          onShow={setLine}
          busy={keep.isPending}
          label={doubts.length > 0 ? '录入，交另一位核对' : `发布，${posts.length} 个岗位`}
          onDone={save}
        >
          <Button onClick={onClose}>放弃</Button>
        </IntakeForm>
        <div className="sticky top-4 max-h-[80vh] overflow-y-auto rounded-card border border-line py-2 max-lg:static">
          <MarkedLines reading={reading} line={line} />
        </div>
      </div>
      <PostRows rows={rows} onChange={setRows} />
    </>
  );
}
