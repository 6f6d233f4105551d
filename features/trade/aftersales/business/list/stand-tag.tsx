import { useTexts } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import type { Refund } from '../../contract.ts'
import { standOf, type Stand } from '../stand.ts'
import { shopRefundTexts } from '../texts.ts'

const tones: Record<Stand, Tone> = {
  toAnswer: 'buy',
  toInspect: 'buy',
  offered: 'amber',
  toReturn: 'amber',
  returning: 'amber',
  refunding: 'jade',
  stuck: 'crimson',
  appealed: 'crimson',
  completed: 'jade',
  rejected: 'plain',
  closed: 'plain',
}

export function StandTag({ refund }: { refund: Refund }) {
  const t = useTexts(shopRefundTexts)
  const stand = standOf(refund)
  return (
    <Tag tone={tones[stand]} size="md">
      {t.stands[stand]}
    </Tag>
  )
}
