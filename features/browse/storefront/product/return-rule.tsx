import type { ProductInfo } from '@hojip/catalog/contract'
import { checkCircleIcon, Icon, infoIcon } from '@hojip/platform/ui'
import { isFinal } from './is-final.ts'

/** Whether it can be sent back for a change of mind, which shoppers should know before they buy. */
export function ReturnRule({ goods }: Pick<ProductInfo, 'goods'>) {
  const isNot = isFinal(goods)
  return (
    <span className="inline-flex items-center gap-1">
      <Icon
        of={isNot ? infoIcon : checkCircleIcon}
        size={16}
        className={isNot ? 'text-amber' : 'text-jade-text'}
      />
      {goods.returnText}
    </span>
  )
}
