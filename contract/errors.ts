/** The message that the browser compares with (seed, section 8). */
export const notApprovedMessage = '企业信息正在审核中';

/**
 * The closed list of error codes. `status` is the HTTP status; `message` is the Chinese text shown to the user unless the thrower
 * supplies a more precise one.
 */
export const errorCodes = {
  INVALID_INPUT: { status: 400, message: '提交的内容有误，请检查后重试' },
  INVALID_CODE: { status: 400, message: '验证码错误或已失效' },
  INVALID_CREDENTIALS: { status: 400, message: '手机号或密码错误' },
  INVALID_TICKET: { status: 400, message: '验证已失效，请重新获取验证码' },
  CAPTCHA_REQUIRED: { status: 400, message: '请先完成安全验证' },
  SESSION_EXPIRED: { status: 401, message: '登录状态已过期，请重新登录' },
  FORBIDDEN: { status: 403, message: '没有权限进行此操作' },
  CROSS_SITE: { status: 403, message: '请刷新页面后再试' },
  NOT_FOUND: { status: 404, message: '内容不存在或已被删除' },
  GONE: { status: 410, message: '应发布单位的要求，这条招聘信息已经移除' },
  COMPANY_NOT_APPROVED: { status: 409, message: notApprovedMessage },
  COMPANY_REJECTED: { status: 409, message: '单位认证未通过，请修改后重新提交' },
  COMPANY_SUSPENDED: { status: 409, message: '单位已被暂停使用，请联系客服' },
  ILLEGAL_MOVE: { status: 409, message: '情况有了变化，请刷新后再试' },
  CONFLICT: { status: 409, message: '内容已被修改，请刷新后再试' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: '内容与刚才不同，请刷新后再试' },
  ALREADY_DELIVERED: { status: 409, message: '你已经投递过这个职位' },
  POST_CLOSED: { status: 409, message: '该职位已停止招聘' },
  COMPANY_UNCLAIMED: { status: 409, message: '该单位尚未入驻' },
  ACCOUNT_BANNED: { status: 403, message: '账号已被停用，请联系客服' },
  QUOTA_EXCEEDED: { status: 409, message: '今日次数已用完' },
  TOO_LARGE: { status: 413, message: '内容过大' },
  UNSUPPORTED_TYPE: { status: 415, message: '不支持这种类型的内容' },
  TOO_MANY_REQUESTS: { status: 429, message: '操作太频繁，请稍后再试' },
  UNAVAILABLE: { status: 503, message: '服务暂时不可用，请稍后再试' },
  INTERNAL: { status: 500, message: '服务出错了，请稍后再试' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One invalid field: `path` with dots (`body.phone`), `message` in Chinese, naming the field. */
export interface Issue {
  path: string;
  message: string;
}

/** The body of every non-2xx answer. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  requestId: string;
  issues?: Issue[];
}
