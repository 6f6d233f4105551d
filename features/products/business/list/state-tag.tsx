import { useTexts } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import type { ProductState } from '../../contract.ts'
import { productsTexts } from '../texts.ts'

const tones: Record<ProductState, Tone> = {
  onSale: 'jade',
  soldOut: 'amber',
  warehouse: 'plain',
  deleted: 'plain',
}

export function StateTag({ state }: { state: ProductState }) {
  const t = useTexts(productsTexts)
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>
}
