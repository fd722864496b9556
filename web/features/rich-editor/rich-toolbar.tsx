import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Dropdown, Input, Modal, Tooltip } from 'antd';
import {
  Bold,
  Captions,
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
import { useRef, useState } from 'react';
import { rules } from '#contract/rules.ts';
import { FileInput } from '#web/features/files/upload-parts.tsx';

interface Tool {
  label: string;
  Icon: LucideIcon;
  active?: boolean;
  disabled?: boolean;
  run(): void;
}

function ToolButton({ label, Icon, active, disabled, run }: Tool) {
  return (
    <Tooltip title={label}>
      <Button
        type={active ? 'primary' : 'text'}
        ghost={active}
        size="small"
        aria-label={label}
        aria-pressed={active}
        disabled={disabled}
        icon={<Icon size={16} />}
        onClick={run}
      />
    </Tooltip>
  );
}

type Now = Record<string, boolean>;

function toolsOf(editor: Editor, now: Now, askLink: () => void): Tool[] {
  const go = () => editor.chain().focus();
  return [
    { label: '二级标题', Icon: Heading2, active: now.h2, run: () => go().toggleHeading({ level: 2 }).run() },
    { label: '三级标题', Icon: Heading3, active: now.h3, run: () => go().toggleHeading({ level: 3 }).run() },
    { label: '加粗', Icon: Bold, active: now.bold, run: () => go().toggleBold().run() },
    { label: '斜体', Icon: Italic, active: now.italic, run: () => go().toggleItalic().run() },
    { label: '下划线', Icon: Underline, active: now.underline, run: () => go().toggleUnderline().run() },
    { label: '删除线', Icon: Strikethrough, active: now.strike, run: () => go().toggleStrike().run() },
    { label: '无序列表', Icon: List, active: now.bulletList, run: () => go().toggleBulletList().run() },
    { label: '有序列表', Icon: ListOrdered, active: now.orderedList, run: () => go().toggleOrderedList().run() },
    { label: '引用', Icon: Quote, active: now.blockquote, run: () => go().toggleBlockquote().run() },
    { label: '链接', Icon: Link2, active: now.link, run: askLink },
    { label: '撤销', Icon: Undo2, disabled: !now.undo, run: () => go().undo().run() },
    { label: '重做', Icon: Redo2, disabled: !now.redo, run: () => go().redo().run() },
  ];
}

const marks = ['bold', 'italic', 'underline', 'strike', 'bulletList', 'orderedList', 'blockquote', 'link', 'image'];

interface Props {
  editor: Editor;
  onPictures(files: File[]): void;
  /** Asks for the description of the selected picture. */
  onDescribe(): void;
}

export function RichToolbar({ editor, onPictures, onDescribe }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      ...Object.fromEntries(marks.map((name) => [name, at.isActive(name)])),
      h2: at.isActive('heading', { level: 2 }),
      h3: at.isActive('heading', { level: 3 }),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  }) as Now;
  const table = () => editor.chain().focus();
  return (
    <div className="rich-toolbar" role="toolbar" aria-label="正文格式">
      {toolsOf(editor, now, () => setLinking(true)).map((tool) => (
        <ToolButton key={tool.label} {...tool} />
      ))}
      <ToolButton label="插入图片" Icon={ImagePlus} run={() => picker.current?.click()} />
      <ToolButton label="图片说明" Icon={Captions} disabled={!now.image} run={onDescribe} />
      <FileInput input={picker} kind="articlePicture" multiple onFiles={onPictures} />
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
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

const isAddress = (href: string) => rules.isExternalLink.test(href) || /^\/(?![/\\])/.test(href);

/** The URL of the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [wrong, setWrong] = useState(false);
  const go = () => editor.chain().focus().extendMarkRange('link');
  const done = () => {
    const given = href.trim();
    if (!isAddress(given)) return setWrong(true);
    const plain = editor.state.selection.empty && before === '';
    if (plain)
      go()
        .insertContent({ type: 'text', text: given, marks: [{ type: 'link', attrs: { href: given } }] })
        .run();
    else go().setLink({ href: given }).run();
    onClose();
  };
  const remove = () => {
    go().unsetLink().run();
    onClose();
  };
  return (
    <Modal
      open
      title="链接"
      onCancel={onClose}
      footer={[
        before !== '' && (
          <Button key="remove" danger onClick={remove}>
            去掉链接
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          取消
        </Button>,
        <Button key="done" type="primary" onClick={done}>
          确定
        </Button>,
      ]}
    >
      <label htmlFor="link-href" className="mb-1 block text-14">
        链接地址
      </label>
      <Input
        id="link-href"
        autoFocus
        maxLength={500}
        placeholder="https://… 或本站路径 /jobs"
        status={wrong ? 'error' : undefined}
        aria-invalid={wrong}
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setWrong(false);
        }}
        onPressEnter={done}
      />
      <p role="status" className={`mt-1 text-12 ${wrong ? 'text-err-ink' : 'text-ink-3'}`}>
        {wrong ? '地址须以 http(s)://、mailto:、tel: 或 / 开头' : '选中文字后加链接；没有选中时插入地址本身'}
      </p>
    </Modal>
  );
}
