/** What a provider has to be told; read from the `SMS_*` settings. */
export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  /** The signature that stands before each message, as it was registered. */
  signName: string;
  templates: { code: string; notice: string };
  /** Tencent's application; Aliyun has none. */
  appId: string;
  region: string;
  endpoint: string;
}

/** Tells the time a request is signed with. */
export type Now = () => Date;
