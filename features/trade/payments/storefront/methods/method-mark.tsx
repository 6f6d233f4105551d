import { GlyphMark, PartnerMark } from '@hojip/storefront-kit/storefront'
import { channelOf, channels, type PayMethod } from '@hojip/policy/channels'

/** A gateway's mark beside its name. */
export function MethodMark({ method, size = 32 }: { method: PayMethod; size?: number }) {
  const { mark } = channels[channelOf(method)]
  return typeof mark === 'string' ? (
    <PartnerMark partner={mark} size={size} />
  ) : (
    <GlyphMark {...mark} size={size} />
  )
}
