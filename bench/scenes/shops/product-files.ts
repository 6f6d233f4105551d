import { createWriteStream } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PlainAnswer } from '@hojip/platform/http'
import { productsJobs, productsRoutes } from '@hojip/products'
import { folderObjects } from '@hojip/uploads'
import { goals } from '../../goals.ts'
import { fillShop } from '../../mall/product-shop.ts'
import { openRoom } from '../../mall/room.ts'
import type { SceneDatabases } from '../../mall/scene-databases.ts'
import type { Sizes } from '../../mall/sizes.ts'
import type { Row } from '../../table.ts'

type Ask = (key: string, input: object) => Promise<unknown>

const megabyte = 1_048_576

/** The seconds that `work` takes, and the memory that the process takes meanwhile beside what it had. */
async function watched(work: () => Promise<void>): Promise<{ seconds: number; moreMb: number }> {
  const before = process.memoryUsage.rss()
  let peak = before
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()))
  const timer = setInterval(look, 50)
  const startedAt = performance.now()
  try {
    await work()
  } finally {
    look()
    clearInterval(timer)
  }
  return { seconds: (performance.now() - startedAt) / 1_000, moreMb: (peak - before) / megabyte }
}

async function exportTo(ask: Ask, path: string): Promise<void> {
  const { body } = (await ask('POST /bizConsole/exportProducts', {})) as PlainAnswer
  await pipeline(body as Readable, createWriteStream(path))
}

/** Sends a file, and waits until it has been checked, or imported. */
async function sendFile(ask: Ask, drain: () => Promise<unknown>, path: string): Promise<string> {
  const { size } = await stat(path)
  const file = { name: 'products.csv', path, size }
  const { pkId } = (await ask('POST /bizConsole/uploadProductFile', { file })) as { pkId: string }
  await drain()
  return pkId
}

/** The same file with another English name for the first products. */
async function renamed(from: string, to: string, products: number): Promise<void> {
  let left = products
  const text = await readFile(from, 'utf8')
  await writeFile(
    to,
    text.replaceAll(/,Kimchi (\d+),/g, (all, number: string) =>
      left-- > 0 ? `,Kimchi no. ${number},` : all,
    ),
  )
}

/** A file as another shop system exports it, each product in three sizes. */
function sizesFile(path: string, products: number, price: number): Promise<void> {
  const rows = Array.from({ length: products * 3 }, (_, at) => {
    const [product, size] = [Math.floor(at / 3), at % 3]
    const texts =
      size === 0 ? `海带 Dried kelp ${product},<p>来自青岛的海带 ${product}</p>,"kelp, sea"` : ',,'
    const sku = `尺寸,${size + 1}kg,${price + size}.90,${size + 4}`
    return `dried-kelp-${product},${texts},Food,${sku},https://pictures.example/${product}.jpg\n`
  })
  const head =
    'Handle,Title,Body (HTML),Tags,Product Category,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src\n'
  return writeFile(path, head + rows.join(''))
}

async function importFile(ask: Ask, drain: () => Promise<unknown>, pkId: string): Promise<void> {
  await ask('POST /bizConsole/startProductImport', { pkId })
  await drain()
}

/** Imports new products, and then the same ones with other prices. */
async function measureSizes(
  ask: Ask,
  drain: () => Promise<unknown>,
  { folder, products }: { folder: string; products: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, price] of [['new', 20] as const, ['with other prices', 18] as const]) {
    const path = join(folder, `sizes-${price}.csv`)
    await sizesFile(path, products, price)
    const pkId = await sendFile(ask, drain, path)
    const { seconds } = await watched(() => importFile(ask, drain, pkId))
    rows.push({
      what: `product files: ${products.toLocaleString('en-US')} products of three SKUs imported, ${what}`,
      value: `${(products / seconds).toFixed(0)} a second`,
      goals: [goals.imported(products / seconds)],
    })
  }
  return rows
}

/** A large shop gets its products as a file, sends it back with some of them changed, and imports new ones. */
export async function measureProductFiles(
  dataDir: string,
  databases: SceneDatabases,
  { shopProducts }: Sizes,
): Promise<Row[]> {
  const folder = join(dataDir, 'product-files')
  await mkdir(folder, { recursive: true })
  const room = await openRoom(await databases('product-files'), (tools) => {
    const objects = folderObjects(join(folder, 'objects'))
    const own = {
      ...tools,
      objects,
      publicUrl: 'http://127.0.0.1',
      pictureDir: '',
      mostProducts: () => 1_000_000,
    }
    productsJobs(own)
    return productsRoutes(own)
  })
  const products = Math.floor(shopProducts / 2)
  const viewer = await fillShop(room.tools, products)
  const ask: Ask = (key, input) => room.askAs(viewer, key, input)
  const drain = () => room.tools.jobs.drain()
  const [all, some] = [join(folder, 'all.csv'), join(folder, 'some.csv')]
  const { seconds, moreMb } = await watched(() => exportTo(ask, all))
  const changed = Math.min(1_000, Math.floor(products / 10))
  await renamed(all, some, changed)
  const pkId = await sendFile(ask, drain, some)
  const run = await watched(() => importFile(ask, drain, pkId))
  const sized = await measureSizes(ask, drain, { folder, products: Math.min(3_000, products) })
  await room.close()
  const count = (n: number) => n.toLocaleString('en-US')
  return [
    {
      what: `product files: ${count(products * 2)} SKUs exported`,
      value: `${seconds.toFixed(1)} s`,
      goals: [goals.exported(seconds)],
    },
    {
      what: 'product files: memory that this takes at most',
      value: `${moreMb.toFixed(0)} MB`,
      goals: [goals.exportMemory(moreMb)],
    },
    {
      what: `product files: imported, ${count(changed)} of ${count(products)} products changed`,
      value: `${run.seconds.toFixed(1)} s`,
    },
    ...sized,
  ]
}
