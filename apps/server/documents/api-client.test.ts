import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { aProduct } from '@hojip/catalog/testing'
import { extraPackage, extraPackageFolder, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { signInByPhone } from '../security/testing/people.ts'

const run = promisify(execFile)
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))

/** A program that a stranger writes: every type in it comes from the generated file. */
const program = `import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

export type Order = components['schemas']['Order']
export type Refund = components['schemas']['Refund']
export type Address = components['schemas']['Address']

/** The text of each state, so that a new one does not compile. */
export const states: Record<Order['orderStatus'], string> = {
  0: 'unpaid', 3: 'to ship', 4: 'to receive', 5: 'completed', 99: 'closed',
}
export function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { refundMoney }) => sum + Number(refundMoney), 0)
}

export async function shop(baseUrl: string, token: string) {
  const visitor = createClient<paths>({ baseUrl })
  const shopper = createClient<paths>({ baseUrl, headers: { authorization: token } })
  const found = await visitor.POST('/v1/bizGoods/findAll', { body: { goodsName: '', pageNum: 1, pageSize: 10, sort: '0' } })
  const tree = await visitor.POST('/v1/sysCategory/findTree', { body: { level: 1 } })
  const saved = await shopper.POST('/v1/appUserAddress/save', {
    params: { header: { 'Idempotency-Key': 'stranger-0001' } },
    body: {
      consignee: 'Lin', consigneeXb: '2', phone: '13800180051', country: 'CN', addressDefault: '0',
      province: '山东省', city: '青岛市', district: '市南区', address: '东海路 1 号',
    },
  })
  const addresses = await shopper.GET('/v1/appUserAddress/queryAllAddress')
  const mine: Address[] = addresses.data?.data.list ?? []
  const none = await visitor.GET('/v1/appUserAddress/queryAllAddress')
  const wrong = await shopper.POST('/v1/appUserAddress/deleteById/{pkId}', {
    params: { path: { pkId: '00000000-0000-4000-8000-000000000000' } },
  })
  return {
    names: found.data?.data.list.map((goods) => goods.goodsName),
    total: found.data?.data.total,
    below: tree.data?.data.list[0]?.children.length,
    saved: saved.data?.data.pkId,
    consignees: mine.map(({ pkId, consignee }) => [pkId, consignee]),
    refused: none.error?.code,
    reason: wrong.error?.data?.reason,
  }
}
`

const options = {
  strict: true,
  skipLibCheck: false,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  outDir: '.',
  rewriteRelativeImportExtensions: true,
}

interface Generator {
  default(document: object): Promise<object>
  astToString(ast: object): string
}

let mall: GuardedMall
let folder: string
beforeAll(async () => {
  if (!hasExtraPackages()) return
  mall = await aGuardedMall()
  await mall.app.listen({ port: 0, host: '127.0.0.1' })
  // Beside the packages, so that the program finds the one it imports.
  folder = await mkdtemp(join(extraPackageFolder('openapi-fetch')!, '../.stranger-'))
})
afterAll(async () => {
  if (!hasExtraPackages()) return
  await rm(folder, { recursive: true })
  await mall.close()
})

test.skipIf(!hasExtraPackages())(
  'a client made from the served document compiles strictly and calls the mall',
  async () => {
    const shopId = await aShop(mall.tools.db)
    const product = await aProduct(mall.tools.db, { shopId })
    const { pass } = await signInByPhone(mall, '13800180051', {})
    const url = `http://127.0.0.1:${(mall.app.server.address() as AddressInfo).port}`
    const document = (await (await fetch(`${url}/v1/openapi.json`)).json()) as object
    const { default: generate, astToString } = extraPackage<Generator>('openapi-typescript')
    await writeFile(join(folder, 'api.ts'), astToString(await generate(document)))
    await writeFile(join(folder, 'program.ts'), program)
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
    )
    await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => {
      throw new Error(error.stdout)
    })
    const { shop } = (await import(pathToFileURL(join(folder, 'program.js')).href)) as {
      shop(url: string, token: string): Promise<Record<string, unknown>>
    }
    const seen = await shop(url, pass['authorization']!)
    expect(seen).toMatchObject({
      total: 1,
      refused: '401',
      reason: 'addresses/addressGone',
      consignees: [[seen['saved'], 'Lin']],
    })
    expect(product).toBeTruthy()
  },
)
