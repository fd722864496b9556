import type { Editor } from '@tiptap/react';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { rules } from '#contract/rules.ts';

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
      <label htmlFor="link-href" className="mb-1 block text-13">
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
