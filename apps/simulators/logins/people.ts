import { createHash } from 'node:crypto'

/** A person with a phone, known to each party under another name. */
export interface SimulatedPerson {
  key: string
  name: string
  /** Whether the person refuses to share what the party knows besides the id. */
  isReserved?: boolean
}

/** Everybody who can sign in here. */
export const people: readonly SimulatedPerson[] = [
  { key: 'lin', name: '林小雨' },
  { key: 'minseo', name: '김민서' },
  { key: 'jun', name: '俊 🍵' },
  { key: 'nameless', name: '', isReserved: true },
]

export function findPerson(key: string): SimulatedPerson | undefined {
  return people.find((one) => one.key === key)
}

/** @throws when nobody has the key, which is a mistake: codes and tokens are given to people only */
export function personOf(key: string): SimulatedPerson {
  const person = findPerson(key)
  if (!person) throw new Error(`nobody is called ${key}`)
  return person
}

function idOf(text: string, length: number) {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}

/** An openid per app, and a unionid across all apps of an owner, like WeChat's. */
export function wechatIds(person: SimulatedPerson, appid: string) {
  return {
    openid: `o${idOf(`openid|${appid}|${person.key}`, 27)}`,
    unionid: `o${idOf(`unionid|${person.key}`, 27)}`,
  }
}

/** Whether the app knows a person by this openid. */
export function isOpenidOf(appid: string, openid: string): boolean {
  return people.some((person) => wechatIds(person, appid).openid === openid)
}

/** New apps get an open_id, older ones a user_id of sixteen digits. */
export function alipayIds(person: SimulatedPerson, appId: string) {
  return {
    openId: idOf(`open_id|${appId}|${person.key}`, 43),
    userId: `2088${BigInt(
      `0x${createHash('sha256').update(`user_id|${person.key}`).digest('hex').slice(0, 16)}`,
    )
      .toString()
      .padStart(12, '0')
      .slice(-12)}`,
  }
}
