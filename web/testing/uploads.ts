import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** An upload as the browser sends it; the test answers. */
class FakeRequest {
  url = '';
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  timeout = 0;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: object) {
    return act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload();
    });
  }
}

/** Keeps the uploads of a test, in the order in which they are sent. */
export function holdUploads(): FakeRequest[] {
  const sent: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      send() {
        sent.push(this);
      }
    },
  );
  return sent;
}

export const pdf = (bytes = 10, name = '简历.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Presses a button that opens the browser's file chooser, and chooses files in it. */
export function chooseFiles(button: HTMLElement, ...files: File[]): void {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(button);
  const input = opened.mock.contexts.at(-1) as HTMLInputElement;
  opened.mockRestore();
  fireEvent.change(input, { target: { files } });
}
