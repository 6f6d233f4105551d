import { OfferCard } from '@hojip/aftersales/storefront/offer'
import { orderHref, trackHref } from '@hojip/hrefs/orders'
import { useClient, useTexts, useViewer } from '@hojip/platform/page'
import { Avatar, ButtonLink } from '@hojip/platform/ui'
import type { Chat } from '../../contract.ts'
import { PartnerSign } from '../list/partner-sign.tsx'
import type { ShownOrder, Sides } from '../../parts/message/sides.ts'
import { messageTexts } from '../../parts/message/texts.ts'

/** How a shopper sees a conversation with a shop or with the mall's service. */
export function useShopperSides(partner: Pick<Chat, 'isOfficial' | 'mark' | 'hue' | 'shopName'>): Sides {
  const t = useTexts(messageTexts)
  const client = useClient()
  const viewer = useViewer()
  return {
    mine: 'user',
    nameOf: ({ side }) => (side === 'user' ? t.you : partner.shopName),
    signOf: (isMine) =>
      isMine ? (
        <Avatar name={viewer?.name ?? ''} picture={viewer?.avatarPic} className="size-9 text-14" />
      ) : (
        <PartnerSign chat={partner} size={36} />
      ),
    orderLinks: (order) => <OrderLinks order={order} />,
    offerCard: (offer) => {
      const look = 'w-71 max-w-full shadow-e-0 lg:w-82'
      return <OfferCard offer={offer} refreshes={['POST /appUserChat/queryCards']} className={look} />
    },
    orderStates: t.orderStates,
    opensAside: false,
    hasColleagues: false,
    recall: (msgId) => client('POST /appUserChat/recall', { msgId }),
    canReport: true,
  }
}

function OrderLinks({ order: { orderId, canTrack } }: { order: ShownOrder }) {
  const t = useTexts(messageTexts)
  return (
    <>
      <ButtonLink size="sm" href={orderHref(orderId)} className="flex-1 max-lg:min-h-11!">
        {t.openOrder}
      </ButtonLink>
      {canTrack && (
        <ButtonLink size="sm" href={trackHref(orderId)} className="flex-1 max-lg:min-h-11!">
          {t.track}
        </ButtonLink>
      )}
    </>
  )
}
