import { demoAccounts, demoOperators } from '#database/demo/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { demoPath } from '#server/platform/http/demo-token.ts';

/** Prints the site's address, and in a demo the accounts. */
export function banner(print: (line: string) => void, address: string, deps: Pick<Deps, 'config' | 'secret'>): void {
  const { config } = deps;
  print(`\n  教育人才网  ${address}`);
  print(`  接口文档    ${address}/api/docs`);
  if (config.demo) {
    print(`\n  演示入口    ${address}${demoPath(deps)}`);
    print('              先打开它，验证码和运营的动态码才会显示在登录页上；不要把它交给别人');
    print('\n  演示账号（也可用密码登录；运营在 /admin/login 登录）');
    for (const account of [...demoAccounts, ...demoOperators.slice(1)])
      print(`    ${account.phone}  ${account.label}${account.password ? `，密码 ${account.password}` : ''}`);
  }
  print('\n  按 Ctrl-C 停止\n');
}
