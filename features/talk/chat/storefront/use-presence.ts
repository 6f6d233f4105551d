import { presenceChannel } from '@hojip/live/presence-channel'
import { useLazyCall, useLiveChannel } from '@hojip/platform/page'
import type { OpenedChat } from '../contract.ts'

/** How often an open conversation asks whether somebody is there, while no socket tells it. */
const askEveryMs = 20_000

/** An opened conversation whose partner is there or away as it is now. */
export function usePresence(opened: OpenedChat | undefined): OpenedChat | undefined {
  const shopId = opened?.conversation.shopId ?? null
  const isOpen = opened !== undefined
  useLiveChannel(isOpen ? presenceChannel(shopId) : undefined)
  const wish = shopId === null ? { official: true } : { shopId }
  const { data } = useLazyCall('POST /appUserChat/queryPresence', wish, {
    when: isOpen,
    freshForMs: 0,
    everyMs: askEveryMs,
    live: 'presence',
  })
  return opened && data ? { ...opened, partner: { ...opened.partner, online: data.online } } : opened
}
