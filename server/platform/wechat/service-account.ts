interface TemplateMessage {
  openId: string;
  /** Where a tap leads. */
  url: string;
  title: string;
  /** In words, as WeChat shows it. */
  time: string;
  /** The same for every try of one message: WeChat drops a repetition within ten minutes. */
  id: string;
}

/** A WeChat service account (服务号). No adapter logs who is written to or what. */
export interface ServiceAccount {
  /** @throws WechatRefused when WeChat said no or could not be reached in time */
  send(message: TemplateMessage): Promise<void>;
  /** The text of a QR code; who scans it and follows is told to us together with `scene`. */
  qrText(scene: string, seconds: number): Promise<string>;
}

/** WeChat's own number of a refusal, which names nobody: fit for a log. */
export class WechatRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`wechat refused: ${code}`);
    this.name = 'WechatRefused';
    this.code = code;
  }
}

/** How long WeChat may take. */
export const WECHAT_TIMEOUT_MS = 8_000;
