import type { Config } from '#server/config.ts';
import { httpServiceAccount } from './http-service-account.ts';
import type { ServiceAccount } from './service-account.ts';

/** The service account that the settings select; null where there is none. */
export function openServiceAccount(config: Config): ServiceAccount | null {
  if (config.WECHAT_SERVICE_APP_ID === '') return null;
  return httpServiceAccount(
    {
      appId: config.WECHAT_SERVICE_APP_ID,
      secret: config.WECHAT_SERVICE_SECRET,
      templateId: config.WECHAT_SERVICE_TEMPLATE,
      fields: { title: config.WECHAT_SERVICE_TITLE_FIELD, time: config.WECHAT_SERVICE_TIME_FIELD },
      endpoint: config.WECHAT_SERVICE_ENDPOINT,
    },
    () => new Date(),
  );
}
