import { shopOrderHref } from '@hojip/hrefs/orders'
import { useClient, useRefresh, useTexts, useViewer } from '@hojip/platform/page'
import { Avatar, ButtonLink } from '@hojip/platform/ui'
import type { Sides } from '../../parts/message/sides.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'
import { OfferView } from './offer-view.tsx'

/** How agents see a conversation with a shopper. */
export function useAgentSides(userName: string): Sides {
  const t = useTexts(answeringTexts)
  const client = useClient()
  const refresh = useRefresh()
  const call = useAgentCalls()
  const viewer = useViewer()
  const nameOf: Sides['nameOf'] = ({ side, agentName }) => (side === 'user' ? userName : (agentName ?? t.you))
  return {
    mine: 'shop',
    nameOf,
    signOf: (isMine, agentName) => {
      const name = isMine ? (agentName ?? viewer?.name ?? '') : userName
      return <Avatar name={name} className="size-9 text-14 max-lg:size-8" />
    },
    // Only the shop has a page of the order.
    orderLinks: ({ orderId }) =>
      viewer?.roleName === 'staff' && (
        <ButtonLink size="sm" href={shopOrderHref(orderId)} className="flex-1 max-lg:min-h-11!">
          {t.openOrder}
        </ButtonLink>
      ),
    offerCard: (offer) => <OfferView offer={offer} />,
    orderStates: t.orderStates,
    opensAside: true,
    hasColleagues: true,
    recall: async (msgId) => {
      await client(call('recall'), { msgId })
      await refresh(call('queryQueues'))
    },
    canReport: false,
  }
}
