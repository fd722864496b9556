import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button, Dropdown, Tooltip } from 'antd';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef } from 'react';
import { acceptOf } from '#contract/file-kinds.ts';
import { rules } from '#contract/rules.ts';
import { upload } from '#web/features/files/upload.ts';
import { cleanPaste } from './clean-paste.ts';

interface Tool {
  label: string;
  Icon: LucideIcon;
  active?: boolean;
  run(): void;
}

function ToolButton({ label, Icon, active, run }: Tool) {
  return (
    <Tooltip title={label}>
      <Button
        type={active ? 'primary' : 'text'}
        ghost={active}
        size="small"
        aria-label={label}
        aria-pressed={active}
        icon={<Icon size={16} />}
        onClick={run}
      />
    </Tooltip>
  );
}

/** Puts a picture after what is selected, once it is on the server: one that stands selected is not replaced by the next. */
async function insertPicture(editor: Editor, file: File): Promise<void> {
  const stored = await upload('articlePicture', file);
  const { url: src, width, height } = stored;
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, {
      type: 'image',
      attrs: { src, alt: '', ...(width && height ? { width, height } : {}) },
    })
    .run();
}

/** The picture that is brought. Word and Excel add one of the text they copy: where there is text, that is meant. */
function pictureOf(data: DataTransfer | null): File | undefined {
  if (data?.getData('text/plain').trim()) return undefined;
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

function askLink(editor: Editor): void {
  const given = window.prompt(
    '链接地址（http、https、mailto、tel 或本站路径）',
    editor.getAttributes('link').href ?? '',
  );
  if (given === null) return;
  const href = given.trim();
  if (href === '') editor.chain().focus().unsetLink().run();
  else if (rules.isExternalLink.test(href) || href.startsWith('/')) editor.chain().focus().setLink({ href }).run();
}

function toolsOf(editor: Editor, active: Record<string, boolean>): Tool[] {
  const go = () => editor.chain().focus();
  return [
    { label: '二级标题', Icon: Heading2, active: active.h2, run: () => go().toggleHeading({ level: 2 }).run() },
    { label: '三级标题', Icon: Heading3, active: active.h3, run: () => go().toggleHeading({ level: 3 }).run() },
    { label: '加粗', Icon: Bold, active: active.bold, run: () => go().toggleBold().run() },
    { label: '斜体', Icon: Italic, active: active.italic, run: () => go().toggleItalic().run() },
    { label: '下划线', Icon: Underline, active: active.underline, run: () => go().toggleUnderline().run() },
    { label: '删除线', Icon: Strikethrough, active: active.strike, run: () => go().toggleStrike().run() },
    { label: '无序列表', Icon: List, active: active.bulletList, run: () => go().toggleBulletList().run() },
    { label: '有序列表', Icon: ListOrdered, active: active.orderedList, run: () => go().toggleOrderedList().run() },
    { label: '引用', Icon: Quote, active: active.blockquote, run: () => go().toggleBlockquote().run() },
    { label: '链接', Icon: Link2, active: active.link, run: () => askLink(editor) },
    { label: '撤销', Icon: Undo2, run: () => go().undo().run() },
    { label: '重做', Icon: Redo2, run: () => go().redo().run() },
  ];
}

const marks = ['bold', 'italic', 'underline', 'strike', 'bulletList', 'orderedList', 'blockquote', 'link'];

function Toolbar({ editor }: { editor: Editor }) {
  const picker = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      ...Object.fromEntries(marks.map((name) => [name, now.isActive(name)])),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
    }),
  }) as Record<string, boolean>;
  const table = () => editor.chain().focus();
  return (
    <div className="rich-toolbar" role="toolbar" aria-label="正文格式">
      {toolsOf(editor, active).map((tool) => (
        <ToolButton key={tool.label} {...tool} />
      ))}
      <ToolButton label="插入图片" Icon={ImagePlus} run={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptOf('articlePicture')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) insertPicture(editor, file).catch(() => {});
          event.target.value = '';
        }}
      />
      <Dropdown
        menu={{
          items: [
            { key: 'new', label: '插入 3×3 表格', onClick: () => table().insertTable({ rows: 3, cols: 3 }).run() },
            { key: 'row', label: '下方加一行', onClick: () => table().addRowAfter().run() },
            { key: 'column', label: '右侧加一列', onClick: () => table().addColumnAfter().run() },
            { key: 'dropRow', label: '删除本行', onClick: () => table().deleteRow().run() },
            { key: 'dropColumn', label: '删除本列', onClick: () => table().deleteColumn().run() },
            { key: 'drop', label: '删除表格', danger: true, onClick: () => table().deleteTable().run() },
          ],
        }}
      >
        <Button type="text" size="small" aria-label="表格" icon={<Table size={16} />} />
      </Dropdown>
    </div>
  );
}

interface Props {
  value: string;
  onChange(html: string): void;
}

/** The body as rich text. What is pasted is cleaned here for the eye; the server's allow-list decides what is kept. */
export function RichEditor({ value, onChange }: Props) {
  const holder = useRef<Editor | null>(null);
  const take = (data: DataTransfer | null): boolean => {
    const picture = pictureOf(data);
    if (!picture || !holder.current) return false;
    insertPicture(holder.current, picture).catch(() => {});
    return true;
  };
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
      transformPastedHTML: cleanPaste,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event) => take((event as DragEvent).dataTransfer),
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  holder.current = editor;
  if (!editor) return null;
  return (
    <div className="rich-editor">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
