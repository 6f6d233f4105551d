import { useTexts } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { shopOrdersTexts } from '../texts.ts'

const tones: Record<Order['orderStatus'], Tone> = { 0: 'amber', 3: 'buy', 4: 'jade', 5: 'plain', 99: 'plain' }

export function StateTag({ order: { orderStatus, partShipped } }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  return (
    <Tag tone={tones[orderStatus]} size="md">
      {partShipped ? t.partShipped : t.states[orderStatus]}
    </Tag>
  )
}
