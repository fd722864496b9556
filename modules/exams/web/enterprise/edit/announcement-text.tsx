import { Input } from 'antd';
import { pastedText } from './pasted-text.ts';

export const MAX_CHARACTERS = 60_000;

interface Props {
  value: string;
  placeholder: string;
  onChange(text: string): void;
}

/** The text of an announcement. Of a page with tables that is pasted into it the rows stay lines, and the columns cells. */
export const AnnouncementText = ({ value, placeholder, onChange }: Props) => (
  <Input.TextArea
    aria-label="公告文字"
    placeholder={placeholder}
    rows={8}
    maxLength={MAX_CHARACTERS}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onPaste={(event) => {
      const html = event.clipboardData.getData('text/html');
      if (value !== '' || !html.includes('<t')) return;
      event.preventDefault();
      onChange(pastedText(html).slice(0, MAX_CHARACTERS));
    }}
  />
);
