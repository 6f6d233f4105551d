import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openProductFile, readProduct, UnreadableFile } from '@hojip/catalog/files'
import type { Answer, PlacedProduct, Reading } from './messages.ts'
import { createOwnPicture } from '../../form/product-input.ts'

/**
 * The thread that reads a shop's file. `read-file.ts` starts it, asks it for one part after the other, and ends it when
 * a part takes too much time or memory.
 */
const { path, shopId, publicUrl, skip, atOnce } = workerData as Reading
if (!parentPort) throw new Error('only read-file.ts starts this, as a thread')
const port = parentPort
const ownPicture = createOwnPicture(publicUrl)

function answer(message: Answer) {
  port.postMessage(message)
}

async function readAll() {
  let readBytes = 0
  const opened = await openProductFile(path, (bytes) => (readBytes = bytes))
  answer({ kind: 'opened', columns: opened.columns, isOwn: opened.isOwn })
  await once(port, 'message')
  let products: PlacedProduct[] = []
  let place = 0
  for await (const rows of opened.groups) {
    if (++place <= skip) continue
    const read = readProduct(rows, { shop: shopId, fallback: shopId, ownPicture })
    products.push({ place, handle: rows.handle, read })
    if (products.length < atOnce) continue
    answer({ kind: 'part', products, readBytes, isEnd: false })
    products = []
    await once(port, 'message')
  }
  answer({ kind: 'part', products, readBytes, isEnd: true })
}

try {
  await readAll()
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ kind: 'unreadable', reasons: error.reasons })
}
