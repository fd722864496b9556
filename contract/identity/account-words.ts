/** Who may find a seeker: everybody, companies they delivered to, or nobody. */
export const privacyLevels = { public: '公开', delivered: '仅投递可见', hidden: '隐藏' } as const;

export const loginProviders = { qq: 'QQ', wechat: '微信' } as const;
export type LoginProvider = keyof typeof loginProviders;

/** A provider's name before Chinese text: a name in Latin letters gets a space after it. */
export const providerBefore = (provider: LoginProvider, words: string): string =>
  provider === 'qq' ? `QQ ${words}` : `${loginProviders[provider]}${words}`;
