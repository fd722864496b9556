import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { operatorCode } from './operator-code.ts';
import { overHttp } from './over-http.ts';

type Role = (typeof demoOperators)[number]['role'];

const tokens = new Map<Role, Promise<string>>();

async function signIn(origin: string, role: Role): Promise<string> {
  const { phone } = demoOperators.find((operator) => operator.role === role) ?? demoOperators[0];
  const code = await operatorCode(origin, phone);
  return (await overHttp(origin)('POST', '/api/admin/login', { phone, password: demoPassword, code })).token;
}

/** An operator without a browser. Signs in once per file: codes are valid once, and few per minute. */
export async function operatorOverHttp(origin: string, role: Role) {
  const token = tokens.get(role) ?? signIn(origin, role);
  tokens.set(role, token);
  return overHttp(origin, await token);
}
