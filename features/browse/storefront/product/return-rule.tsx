import type { ProductInfo } from '@hojip/catalog/contract'
import { checkCircleIcon, Icon } from '@hojip/platform/ui'
import { isFinal } from './is-final.ts'

/** Whether it can be sent back for a change of mind, which shoppers should know before they buy. */
export function ReturnRule({ goods }: Pick<ProductInfo, 'goods'>) {
  if (isFinal(goods)) return <span className="text-amber">{goods.returnText}</span>
  return (
    <span className="inline-flex items-center gap-1">
      <Icon of={checkCircleIcon} size={16} className="text-jade-text" />
      {goods.returnText}
    </span>
  )
}
