import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Checkbox, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { upload } from '#web/features/files/upload.ts';
import { useObjectUrl } from '#web/features/files/use-object-url.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { RichToolbar } from './rich-toolbar.tsx';

/**
 * Cleans HTML from Word and web pages: removes comments, namespaced tags, styles, classes and conditional sections. Word's list
 * paragraphs become lists, and its top headings are mapped to ours.
 */
export function cleanPaste(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(?:html|body|meta|link)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z]+:[a-z][^>]*>/gi, '')
    .replace(/\s(?:style|class|lang|align|face|color|size|on[a-z]+)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/<\/?(?:span|font|o:p|center)\b[^>]*>/gi, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/<(\/?)h1\b[^>]*>/gi, '<$1h2>');
  return bare
    .replace(/<p>\s*[·•●]\s*([\s\S]*?)<\/p>/gi, '<ul><li><p>$1</p></li></ul>')
    .replace(/<\/ul>\s*<ul>/gi, '')
    .replace(/<p>\s*<\/p>/gi, '');
}

/**
 * A picture that is not hosted on this site. Word's pictures are files on the author's computer, and external ones are removed
 * from published texts.
 */
const foreignPicture = /<img\b(?![^>]*\ssrc="\/(?!\/))[^>]*>/gi;

/** Removes pictures that cannot be shown from pasted HTML, and counts them. */
export function dropForeignPictures(html: string): { html: string; dropped: number } {
  return { html: html.replace(foreignPicture, ''), dropped: html.match(foreignPicture)?.length ?? 0 };
}

function pasteOf(pasted: string): string {
  const { html, dropped } = dropForeignPictures(cleanPaste(pasted));
  if (dropped > 0) toast.error(`粘贴的内容里有 ${dropped} 张图片没有带过来，请保存图片后用工具栏插入`);
  return html;
}

/** Inserts a picture after the selection once it is stored, so that a selected picture is not replaced. */
async function insertPicture(editor: Editor, file: File, alt: string): Promise<void> {
  const { url: src, width, height } = await upload('articlePicture', file);
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, {
      type: 'image',
      attrs: { src, alt, ...(width && height ? { width, height } : {}) },
    })
    .run();
}

/** The pasted or dropped pictures. Word and Excel add a picture of the copied text: if there is text, that is used. */
function picturesOf(data: DataTransfer | null): File[] {
  if (data?.getData('text/plain').trim()) return [];
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

interface Props {
  /** Initial value; later values are the editor's own. */
  value: string;
  onChange(html: string): void;
}

/** The body as rich text. Pasted text is cleaned here for display; the server's allow-list decides what is stored. */
export function RichEditor({ value, onChange }: Props) {
  /** Pictures waiting for their descriptions; a `string` is the selected one in the text. */
  const [requested, setRequested] = useState<(File | string)[]>([]);
  const [picture] = requested;
  const take = useRef((data: DataTransfer | null): boolean => {
    const brought = picturesOf(data);
    setRequested((waiting) => [...waiting, ...brought]);
    return brought.length > 0;
  }).current;
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
      Image,
      TableKit.configure({ table: { resizable: false } }),
    ],
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: { class: 'prose rich', 'aria-label': '正文', role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: pasteOf,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, _slice, isMove) => !isMove && take((event as DragEvent).dataTransfer),
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  if (!editor) return null;
  const answered = () => setRequested((waiting) => waiting.slice(1));
  const place = async (alt: string) => {
    if (typeof picture === 'string') editor.chain().focus().updateAttributes('image', { alt }).run();
    else if (picture) await insertPicture(editor, picture, alt);
    answered();
  };
  return (
    <div className="rich-editor">
      <RichToolbar
        editor={editor}
        onPictures={(files) => setRequested((waiting) => [...waiting, ...files])}
        onDescribe={() => setRequested([String(editor.getAttributes('image').src)])}
      />
      <EditorContent editor={editor} />
      {picture && (
        <PictureDialog
          key={typeof picture === 'string' ? picture : `${requested.length} ${picture.name}`}
          picture={picture}
          alt={typeof picture === 'string' ? String(editor.getAttributes('image').alt ?? '') : ''}
          onDone={place}
          onClose={answered}
        />
      )}
    </div>
  );
}

interface PictureDialogProps {
  /** A file to be stored, or the URL of a picture in the text. */
  picture: File | string;
  alt: string;
  /** Stores and inserts it; a failure has been shown. */
  onDone(alt: string): Promise<void>;
  onClose(): void;
}

/** Asks for a picture's description, for screen readers and while loading. Only decorative pictures may omit it. */
export function PictureDialog({ picture, alt, onDone, onClose }: PictureDialogProps) {
  const isNew = typeof picture !== 'string';
  const preview = useObjectUrl(isNew ? picture : undefined);
  const source = isNew ? preview : picture;
  const [text, setText] = useState(alt);
  const [decorative, setDecorative] = useState(!isNew && alt === '');
  const [wrong, setWrong] = useState(false);
  const { busy, run } = useBusy();
  const done = async () => {
    const said = text.trim();
    if (!decorative && said === '') return setWrong(true);
    await run(() => onDone(decorative ? '' : said)).catch(() => {});
  };
  return (
    <Modal
      open
      title={isNew ? '插入图片' : '图片说明'}
      okText={isNew ? '插入' : '确定'}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => void done()}
      onCancel={onClose}
    >
      {source && <img src={source} alt="" className="mx-auto mb-4 max-h-60 rounded-ctl object-contain" />}
      <label htmlFor="picture-alt" className="mb-1 block text-14">
        图片说明
      </label>
      <Input
        id="picture-alt"
        autoFocus
        maxLength={120}
        showCount
        placeholder="图上是什么，例如：新生在操场列队"
        disabled={decorative}
        status={wrong ? 'error' : undefined}
        aria-invalid={wrong}
        aria-describedby="picture-alt-hint"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onPressEnter={() => void done()}
      />
      <p id="picture-alt-hint" className={`mt-1 text-12 ${wrong ? 'text-err-ink' : 'text-ink-3'}`}>
        {wrong ? '请写图片说明，或选择“仅作装饰”' : '看不到图片的读者靠它了解内容'}
      </p>
      <Checkbox
        className="mt-2"
        checked={decorative}
        onChange={({ target }) => {
          setDecorative(target.checked);
          setWrong(false);
        }}
      >
        仅作装饰，不需要说明
      </Checkbox>
    </Modal>
  );
}
