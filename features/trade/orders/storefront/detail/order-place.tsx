import { writtenIn } from '@hojip/addresses/written-in'
import { useLocale } from '@hojip/platform/page'
import type { Order } from '../../contract.ts'

/**
 * Where an order goes: the region in the reader's language, the street in its own. English begins with the street:
 * "88 Jianguo Road, Chaoyang District, Beijing".
 */
export function OrderPlace({
  order: { regionText, street },
}: {
  order: Pick<Order, 'regionText' | 'street'>
}) {
  const line = <span lang={writtenIn(street)}>{street}</span>
  if (useLocale() === 'en-US' && street !== '' && regionText !== '')
    return (
      <>
        {line}, {regionText}
      </>
    )
  return (
    <>
      {regionText} {line}
    </>
  )
}
