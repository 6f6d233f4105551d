import { useLazyCall, useTexts } from '@hojip/platform/page'
import { pickedTexts } from './texts.ts'

/**
 * What fits the reader, or what many buy (`isOwn` is false), with its heading.
 * @param wish how many; for a visitor, the product that they looked at last
 */
export function usePicked(wish: { size: number; pkId?: string }) {
  const t = useTexts(pickedTexts)
  const call = useLazyCall('POST /bizGoods/queryPreferredInfo', wish)
  const isOwn = call.data?.list.some(({ source }) => source !== null) ?? false
  return { ...call, isOwn, title: isOwn ? t.pickedForYou : t.boughtByMany }
}
