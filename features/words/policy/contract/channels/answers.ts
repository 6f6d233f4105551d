import type { Channel } from './names.ts'

/** The answers by which gateways stop repeating a message. */
export const gatewayAnswers: Record<Channel, { status: number; contentType: string; description: string }> = {
  wechat: {
    status: 204,
    contentType: 'application/json; charset=utf-8',
    description:
      'Taken. The answer is the one WeChat Pay wants, without a body; 400 with `{"code":"FAIL"}` when the signature does not fit',
  },
  alipay: {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    description: '`success`, as Alipay wants it; 400 with `failure` when the signature does not fit',
  },
}
