import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { isRefusal } from '@hojip/platform/refusal'
import { storeProductVideo, type ProductVideoPlace } from '@hojip/uploads'
import type { Product } from '../import/product.ts'
import type { Fault } from '../import/product-rows.ts'

/**
 * The product with the video that its rows name, which is stored first. Its hash then covers the video's bytes too, so
 * that a changed file with the same name is imported.
 */
export async function withVideo(
  product: Product,
  place: ProductVideoPlace,
): Promise<Product | { faults: Fault[] }> {
  const { video, goods } = product
  if (!video) return product
  const { path, line, column } = video
  const stored = await storeProductVideo(place, path)
  if (isRefusal(stored)) return { faults: [{ line, column, reason: stored }] }
  const poster = (video.poster && remoteRefOf(video.poster)) || null
  const importHash = [goods.importHash, stored.id, ...(poster ? [poster] : [])].join(' ')
  return { ...product, goods: { ...goods, video: { id: stored.id, poster }, importHash } }
}
