import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MailRefused } from './mail.ts';
import { smtpMail } from './smtp.ts';

interface Taken {
  from: string;
  to: string;
  data: string;
}

let taken: Taken[] = [];
let server: Server;
let port = 0;
const refused = 'nobody@school.example';

/** A mail server that requires a password and refuses one address. */
function talk(socket: Socket) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const now: Taken = { from: '', to: '', data: '' };
  let known = false;
  let inData = false;
  say('220 mail.example ESMTP');
  createInterface({ input: socket }).on('line', (line) => {
    if (inData) {
      inData = line !== '.';
      if (inData) now.data += `${line}\n`;
      else {
        taken.push({ ...now });
        say('250 taken');
      }
      return;
    }
    const [verb = '', ...rest] = line.split(' ');
    if (verb === 'EHLO') return socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
    if (verb === 'AUTH') {
      known = Buffer.from(rest[1] ?? '', 'base64').toString() === '\0postman\0p@ss/word';
      return say(known ? '235 come in' : '535 who are you');
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    if (!known) return say('530 sign in first');
    if (verb === 'MAIL') now.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT') now.to = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT' && now.to === refused) return say('550 no such person');
    inData = verb === 'DATA';
    return say(inData ? '354 go on' : '250 ok');
  });
  socket.on('error', () => {});
}

beforeAll(async () => {
  server = createServer(talk);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as { port: number }).port;
});
beforeEach(() => {
  taken = [];
});
afterAll(() => void server.close());

const open = (password = 'p%40ss%2Fword') =>
  smtpMail({ url: `smtp://postman:${password}@127.0.0.1:${port}`, from: '教育人才网 <notice@jiaoyu.example>' });
const message = { to: 'lin@school.example', subject: '收到面试邀请', text: '请在周五前答复。' };

const header = (data: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(data)?.[1]?.replace(/\n\s+/g, ' ');
/** An encoded header as a mail program displays it. */
const decoded = (value = '') =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, said: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(said, 'base64').toString()
        : decodeURIComponent(said.replaceAll('_', ' ').replaceAll('=', '%')),
    );
const bodyOf = (data: string) => {
  const [, body = ''] = data.split(/\n\n/);
  return header(data, 'Content-Transfer-Encoding') === 'base64'
    ? Buffer.from(body, 'base64').toString()
    : decodeURIComponent(body.replace(/=\n/g, '').replaceAll('=', '%'));
};

describe('a mail', () => {
  test('arrives with its sender, its Chinese subject and its text', async () => {
    await open().send(message);
    const [{ from, to, data } = { from: '', to: '', data: '' }] = taken;
    expect([from, to]).toEqual(['notice@jiaoyu.example', 'lin@school.example']);
    expect(decoded(header(data, 'Subject'))).toBe('收到面试邀请');
    expect(decoded(header(data, 'From'))).toContain('教育人才网');
    expect(bodyOf(data).trim()).toBe('请在周五前答复。');
    expect(header(data, 'List-Unsubscribe')).toBeUndefined();
  });

  test('of a kind that can be ended says where, so that mail programs can', async () => {
    await open().send({ ...message, unsubscribe: 'https://jiaoyu.example/unsubscribe?t=1' });
    const [{ data } = { data: '' }] = taken;
    expect(header(data, 'List-Unsubscribe')).toBe('<https://jiaoyu.example/unsubscribe?t=1>');
    expect(header(data, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  test('cannot smuggle in another header or another receiver', async () => {
    await open().send({ ...message, subject: '你好\r\nBcc: spy@example.com' });
    const [{ to, data } = { to: '', data: '' }] = taken;
    expect(header(data, 'Bcc')).toBeUndefined();
    expect([taken.length, to]).toEqual([1, 'lin@school.example']);
  });
});

describe('a refusal', () => {
  test('of the password, of the receiver, or of a server that is not there has a code and no address', async () => {
    await expect(open('wrong').send(message)).rejects.toMatchObject({ name: 'MailRefused', code: '535' });
    const attempt = open().send({ ...message, to: refused });
    await expect(attempt).rejects.toThrow(MailRefused);
    await expect(attempt).rejects.toMatchObject({ code: '550' });
    await expect(attempt).rejects.not.toThrow(/nobody/);
    const nowhere = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@b.example' });
    await expect(nowhere.send(message)).rejects.toMatchObject({ code: expect.stringMatching(/^E[A-Z]+$/) });
    expect(taken).toEqual([]);
  });
});
