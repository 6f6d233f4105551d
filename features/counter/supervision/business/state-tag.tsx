import { useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { SupervisedShop } from '../contract.ts'
import { supervisionTexts } from './texts.ts'

export function StateTag({ state }: Pick<SupervisedShop, 'state'>) {
  const t = useTexts(supervisionTexts)
  return <Tag tone={state === 'open' ? 'jade' : 'crimson'}>{t.states[state]}</Tag>
}
