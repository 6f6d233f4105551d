import { createHash } from 'node:crypto'

/** Somebody with a phone in hand, known to both parties under other names. */
export interface SimulatedPerson {
  key: string
  name: string
  /** What the parties know beside the name; a person may keep it to themselves. */
  isReserved?: boolean
}

/** Everybody who may log in here. */
export const people: readonly SimulatedPerson[] = [
  { key: 'lin', name: '林小雨' },
  { key: 'minseo', name: '김민서' },
  { key: 'jun', name: '俊 🍵' },
  { key: 'nameless', name: '', isReserved: true },
]

export function findPerson(key: string): SimulatedPerson | undefined {
  return people.find((one) => one.key === key)
}

function idOf(text: string, length: number) {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}

/** One id an app, and one over all apps of an owner, as WeChat gives them. */
export function wechatIds(person: SimulatedPerson, appid: string) {
  return {
    openid: `o${idOf(`openid|${appid}|${person.key}`, 27)}`,
    unionid: `o${idOf(`unionid|${person.key}`, 27)}`,
  }
}

/** Whether somebody here is known to the app by this id. */
export function isOpenidOf(appid: string, openid: string): boolean {
  return people.some((person) => wechatIds(person, appid).openid === openid)
}

/** New apps are told an open_id, older ones a user_id of sixteen digits. */
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
