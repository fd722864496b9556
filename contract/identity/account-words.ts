/** Who may find a seeker: everybody, whom they delivered to, or nobody. */
export const privacyLevels = { public: '公开', delivered: '仅投递可见', hidden: '隐藏' } as const;

export const loginProviders = { qq: 'QQ', wechat: '微信' } as const;
export type LoginProvider = keyof typeof loginProviders;

/** The name of a provider as Chinese goes on after it: Latin letters keep a space. */
export const providerBefore = (provider: LoginProvider, words: string): string =>
  provider === 'qq' ? `QQ ${words}` : `${loginProviders[provider]}${words}`;
