interface TemplateMessage {
  openId: string;
  /** Target of a tap. */
  url: string;
  title: string;
  /** Formatted as WeChat shows it. */
  time: string;
  /** The same for every attempt of one message: WeChat drops repetitions within ten minutes. */
  id: string;
}

/** A WeChat service account (服务号). No adapter logs recipients or content. */
export interface ServiceAccount {
  /** @throws WechatRefused when WeChat refused or could not be reached in time */
  send(message: TemplateMessage): Promise<void>;
  /** The content of a QR code; a person who scans it and follows is reported to us together with `scene`. */
  qrText(scene: string, seconds: number): Promise<string>;
}

/** WeChat's own error number. Names nobody, so it is safe to log. */
export class WechatRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`wechat refused: ${code}`);
    this.name = 'WechatRefused';
    this.code = code;
  }
}

/** Timeout of WeChat. */
export const WECHAT_TIMEOUT_MS = 8_000;
