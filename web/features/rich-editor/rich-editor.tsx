import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { upload } from '#web/features/files/upload.ts';
import { cleanPaste, dropForeignPictures } from './clean-paste.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { RichToolbar } from './rich-toolbar.tsx';

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
