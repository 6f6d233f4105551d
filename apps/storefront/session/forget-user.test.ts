import type { Store } from '@hojip/platform/storage'
import { expect, test } from 'vitest'
import { forgetUser } from './forget-user.ts'

function aStore(entries: Record<string, string>): Store & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    get: (key) => map.get(key) ?? null,
    json: () => undefined,
    set: (key) => map.delete(key),
    keys: () => [...map.keys()],
  }
}

test('after signing out nothing of the user stays, and everything of the device and of the business site does', () => {
  const entries = (keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, '{}']))
  const stays = entries(
    'user guestCart guestCartSent deliverTo translateAlways lastPhone deskUser agentDrafts agentChat:unsent live:business:7',
  )
  const goes = entries(
    'tagList recentSearches refundDrafts addressDraft alerts:notices chat:list chat:draft:7 live:mall:7 newKey',
  )
  const local = aStore({ ...stays, ...goes })
  const session = aStore({ scroll: '{}', wish: '{}' })
  forgetUser([local, session])
  expect(Object.fromEntries(local.entries)).toEqual(stays)
  expect(session.keys()).toEqual([])
})
