import type { Town } from './caller.ts'

/** What shop staff send with each call: a token and the cookie that belongs to it. */
export interface StaffPass {
  authorization: string
  cookie: string
}

const password = 'morning-market'

function pairsOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function post(town: Town, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${town.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Record<string, string> }
  return { data, cookie: pairsOf(answer) }
}

/** Signs in to the business site by password and the code sent to the phone. */
export async function signInStaff(town: Town, login: string, phone: string): Promise<StaffPass> {
  const first = await post(town, '/staff/login', { account: login, password })
  const { ticket = '' } = first.data
  const inbox = await fetch(`${town.simulatorUrl}/sms/messages?phone=${phone.replace('+86', '')}`)
  const [newest] = (await inbox.json()) as { code: string }[]
  const done = await post(town, '/staff/confirm', { ticket, code: newest!.code }, first.cookie)
  return { authorization: done.data['token']!, cookie: done.cookie }
}
