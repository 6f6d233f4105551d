import { productSummaries } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { createTurns, drawCard, type ReadPicture } from '@hojip/pictures'
import { boundedCache } from '@hojip/platform/cache'
import type { Locale } from '@hojip/platform/i18n'
import { readFile } from 'node:fs/promises'
import { previewMark, type Previewed } from '../../rules/preview.ts'
import { productCard } from './product-card.ts'

export interface PreviewTools {
  db: Db
  readPicture: ReadPicture
  /** What the drawn pictures may take. */
  maxBytes?: number
}

export interface Preview {
  jpeg: Buffer
  /** Changes with what the picture shows, see `previewMark`. */
  mark: string
  /** False while the product's own picture cannot be had. */
  isFinal: boolean
}

/** One drawing at a time leaves the other decoder to uploads; a request behind so many others is refused. */
const atOnce = 1
const longest = 30
const maxEntries = 500
const usualBytes = 24 * 2 ** 20

const markFile = new URL('./mark.webp', import.meta.url)

/** Draws the pictures of products for previews of links. A picture is drawn once, also when many ask for it together. */
export function createPreviews({ db, readPicture, maxBytes = usualBytes }: PreviewTools) {
  const turns = createTurns(atOnce, longest)
  const drawn = boundedCache<Preview>({
    name: 'link pictures',
    maxEntries,
    maxBytes,
    bytesOf: ({ jpeg }) => jpeg.length,
  })
  const underWay = new Map<string, Promise<Preview>>()

  const draw = async (product: Previewed, mark: string, locale: Locale): Promise<Preview> => {
    const file = product.goodsPic.slice(product.goodsPic.lastIndexOf('/') + 1)
    const photo = file === '' ? undefined : await readPicture(`${file}-800.webp`)
    const jpeg = await drawCard(
      productCard(product, { photo: photo?.bytes, mark: await readFile(markFile) }, locale),
    )
    return { jpeg, mark, isFinal: file === '' || photo?.isFinal === true }
  }

  /** `gone`: there is no such product; `busy`: too many others are waiting. */
  const previewFor = async (goodsId: string, locale: Locale): Promise<Preview | 'gone' | 'busy'> => {
    const [product] = await productSummaries(db, [goodsId], locale)
    if (!product) return 'gone'
    const key = `${locale} ${goodsId}`
    const mark = previewMark(product, locale)
    const known = drawn.get(key)
    if (known?.mark === mark) return known
    const running = underWay.get(`${key} ${mark}`)
    if (running) return running
    const work = turns.take(() => draw(product, mark, locale))
    if (!work) return 'busy'
    const watched = work.finally(() => underWay.delete(`${key} ${mark}`))
    underWay.set(`${key} ${mark}`, watched)
    const preview = await watched
    if (preview.isFinal) drawn.set(key, preview)
    return preview
  }
  return { previewFor, stop: turns.stop }
}
