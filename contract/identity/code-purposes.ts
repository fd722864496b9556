/** Purpose of an SMS code. A code is valid for its purpose only, and the message names it. */
export const codePurposes = {
  'seeker-login': '求职者登录',
  'company-login': '招聘者登录',
  password: '设置登录密码',
  phone: '更换手机号',
  bind: '绑定第三方登录',
  recover: '找回账号',
  close: '注销账号',
  export: '导出个人数据',
} as const;

export type CodePurpose = keyof typeof codePurposes;
