import { expect, test } from 'vitest'
import { forgetUser } from './forget-user.ts'

/** A storage whose entries are its own properties, like the browser's. */
function aStorage(entries: Record<string, string>): Storage {
  const storage = { ...entries } as unknown as Storage & Record<string, string>
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] })
  return storage
}

test('after signing out nothing of the user stays, and everything of the device and of the business site does', () => {
  const entries = (keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, '{}']))
  const stays = entries(
    'user guestCart deliverTo translateAlways lastPhone deskUser agentDrafts agentChat:unsent live:business:7',
  )
  const goes = entries(
    'tagList recentSearches refundDrafts addressDraft alerts:notices chat:list chat:draft:7 live:mall:7 newKey',
  )
  const local = aStorage({ ...stays, ...goes })
  const session = aStorage({ scroll: '{}', wish: '{}' })
  forgetUser([local, session])
  expect(Object.fromEntries(Object.entries(local))).toEqual(stays)
  expect(Object.keys(session)).toEqual([])
})
