import { accessTokens } from './access-tokens.ts';
import { postJson } from './post-json.ts';
import { type ServiceAccount, WechatRefused } from './service-account.ts';

export interface ServiceSettings {
  appId: string;
  secret: string;
  templateId: string;
  /** The registered names of the template's two fields. */
  fields: { title: string; time: string };
  endpoint: string;
}

/** WeChat's error codes for an invalid or expired token. */
const STALE = new Set(['40001', '40014', '42001']);
/** Maximum length of a field of type `thing`, in characters. */
const THING_SIGNS = 20;

function asThing(title: string): string {
  const signs = [...title.replace(/\s+/g, ' ')];
  return signs.length <= THING_SIGNS ? signs.join('') : `${signs.slice(0, THING_SIGNS - 1).join('')}…`;
}

/** WeChat's API for service accounts. Calls share one token; a rejected one is replaced once per call. */
export function httpServiceAccount(settings: ServiceSettings, now: () => Date): ServiceAccount {
  const tokens = accessTokens(settings, now);
  async function call(path: string, body: object): Promise<Record<string, unknown>> {
    const token = await tokens.current();
    const ask = (with_: string) => postJson(`${settings.endpoint}${path}?access_token=${with_}`, body);
    try {
      return await ask(token);
    } catch (error) {
      if (!(error instanceof WechatRefused && STALE.has(error.code))) throw error;
      tokens.drop(token);
      return ask(await tokens.current());
    }
  }
  return {
    send: async ({ openId, url, title, time, id }) => {
      const { fields, templateId } = settings;
      await call('/cgi-bin/message/template/send', {
        touser: openId,
        template_id: templateId,
        url,
        client_msg_id: id,
        data: { [fields.title]: { value: asThing(title) }, [fields.time]: { value: time } },
      });
    },
    qrText: async (scene, seconds) => {
      const { url } = await call('/cgi-bin/qrcode/create', {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      });
      if (typeof url !== 'string') throw new WechatRefused('no code');
      return url;
    },
  };
}
