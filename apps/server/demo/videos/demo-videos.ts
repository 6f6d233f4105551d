import { fileURLToPath } from 'node:url'
import { accepted } from '@hojip/platform/refusal'
import { storeProductVideo, type ProductVideoPlace } from '@hojip/uploads'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Products with a video, which begins with the product's main picture: `npm run generate:demo-videos` makes them. */
const demoVideos = ['kimchi', 'armchair'] as const

/** Stores the videos of the demo; returns their ids by product. */
export async function storeDemoVideos(
  place: Omit<ProductVideoPlace, 'folder'>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const product of demoVideos)
    ids.set(product, accepted(await storeProductVideo({ ...place, folder }, `${product}.mp4`)).id)
  return ids
}
