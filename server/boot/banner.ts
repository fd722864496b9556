import { demoAccounts, demoOperators } from '#database/demo/accounts.ts';
import type { Config } from '#server/config.ts';

/** Prints the site's address, and in a demo the accounts. */
export function banner(print: (line: string) => void, address: string, config: Config): void {
  print(`\n  教育人才网  ${address}`);
  print(`  接口文档    ${address}/api/docs`);
  if (config.demo) {
    print('\n  演示账号（验证码和动态码显示在登录页上，也可用密码登录；运营在 /admin/login 登录）');
    for (const account of [...demoAccounts, ...demoOperators.slice(1)])
      print(`    ${account.phone}  ${account.label}${account.password ? `，密码 ${account.password}` : ''}`);
  }
  print('\n  按 Ctrl-C 停止\n');
}
