/** Texts of a company's page that an operator may change. */
export const companyTextNames = { intro: '单位简介', address: '详细地址', nature: '学校性质' } as const;

export type CompanyTexts = Record<keyof typeof companyTextNames, string>;

/** Maximum length of each. */
export const companyTextLimits = { intro: 4000, address: 120, nature: 60 } as const satisfies Record<
  keyof CompanyTexts,
  number
>;
