import { useLazyCall } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import type { ChatCustomer } from '../../contract.ts'

export interface Choice {
  id: string
  name: string
  picture: string
  text: string
}

const pauseMs = 250
const most = 20

/** The text, once nobody has typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

/**
 * Products whose card can be sent: without words those that the shopper has looked at, then others of the shop; else the
 * shop's products by name. The mall's service has the products of all shops.
 */
export function useProductChoices(customer: ChatCustomer | undefined, typed: string) {
  const words = useSettled(typed.trim())
  const shopId = customer?.shopId
  const found = useLazyCall(
    'POST /bizGoods/findAll',
    { ...(shopId ? { shopId } : {}), ...(words ? { goodsName: words } : {}), pageSize: most },
    { when: customer !== undefined, keepPrevious: true },
  )
  const seen = (words ? [] : (customer?.footprints ?? [])).map(
    ({ goodsId: id, goodsName: name, goodsPic: picture }): Choice => ({ id, name, picture, text: '' }),
  )
  const sold = (found.data?.list ?? []).map(({ pkId: id, goodsName: name, goodsPic: picture, price }) => ({
    id,
    name,
    picture,
    text: price,
  }))
  return {
    choices: [...seen, ...sold.filter(({ id }) => !seen.some((one) => one.id === id))],
    isLooking: found.data === undefined && found.error === undefined,
    isFailed: found.error !== undefined,
    retry: found.refetch,
  }
}
