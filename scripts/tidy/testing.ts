import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Rule } from './rule.ts'
import { readTree, type Tree } from './tree.ts'

function manifest(name: string, exports: object, uses: string[] = []) {
  return JSON.stringify({ name, exports, dependencies: Object.fromEntries(uses.map((one) => [one, '*'])) })
}

/** The files of the tidy mall: a small tree that breaks no rule. */
const tidyMall: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'mall',
    workspaces: ['apps/*', 'features/*/*', 'platform', 'db'],
    scripts: { tidy: 'node scripts/tidy.ts' },
    dependencies: { fastify: '1', kysely: '1', react: '1', zod: '1' },
    devDependencies: { '@types/react': '1' },
  }),
  'README.md':
    'Rooms live in `features/trade/orders`, see [docs](docs/plan.md). Check with `npm run tidy`.\n',
  'features/trade/README.md': '# trade\n',
  'docs/plan.md':
    'Every room has a `features/<district>/<room>/store.ts`.\n\n```\napps/nowhere/gone.ts\n```\n',
  'db/package.json': manifest('@mall/db', { '.': './types.ts' }),
  'db/types.ts': 'export type Tables = { orders: { id: string } }\n',
  'platform/package.json': manifest('@mall/platform', { './*': './*/index.ts' }),
  'platform/db/index.ts': "import { sql } from 'kysely'\nexport const one = sql`select 1`\n",
  'platform/money/index.ts': 'export function yuan(fen: number) { return fen / 100 }\n',
  'features/trade/orders/package.json': manifest(
    '@mall/orders',
    { '.': './index.ts', './contract': './contract.ts', './rules': './rules.ts' },
    ['@mall/db', '@mall/platform'],
  ),
  'features/trade/orders/index.ts': "export { cancelOrder } from './actions/cancel-order.ts'\n",
  'features/trade/orders/contract.ts':
    "import { z } from 'zod'\nimport { orderRefusals } from './refusals.ts'\nexport const ordersCalls = { id: z.string(), orderRefusals }\nexport type Order = { id: string }\n",
  'features/trade/orders/refusals.ts': 'export const orderRefusals = {}\n',
  'features/trade/orders/rules.ts':
    "import type { Order } from './contract.ts'\nimport { yuan } from '@mall/platform/money'\nexport function total(order: Order) { return yuan(order.id.length) }\n",
  'features/trade/orders/store.ts':
    "import type { Tables } from '@mall/db'\nexport function remove(db: any, t: Tables) { return db.deleteFrom('orders').where(t) }\n",
  'features/trade/orders/actions/cancel-order.ts':
    "import { remove } from '../store.ts'\nimport { total } from '../rules.ts'\nexport const cancelOrder = { remove, total }\n",
  'features/trade/orders/storefront/detail/order-page.tsx':
    "import type { Order } from '../contract.ts'\nimport { total } from '../rules.ts'\nimport { texts } from './texts.zh-CN.ts'\nexport function OrderPage(o: Order) { return <p title={texts.title}>{total(o)} ¥</p> }\n",
  'features/trade/orders/storefront/texts.zh-CN.ts': "export const texts = { title: '订单' }\n",
  'features/trade/orders/storefront/texts.en-US.ts': "export const texts = { title: 'Orders' }\n",
  'features/trade/orders/storefront/texts.ko-KR.ts': "export const texts = { title: '주문' }\n",
  'features/trade/orders/orders.test.ts': "import './actions/cancel-order.ts'\n",
  'apps/server/package.json': manifest('@mall/server', {}, ['@mall/orders']),
  'apps/server/config.ts': 'export const port = process.env.PORT\n',
  'apps/server/app.ts':
    "import fastify from 'fastify'\nimport { cancelOrder } from '@mall/orders'\nexport const app = { fastify, cancelOrder }\n",
  'e2e/orders.test.ts':
    "import { one } from '@mall/platform/db'\nimport { ordersCalls } from '@mall/orders/contract'\nimport { total } from '@mall/orders/rules'\nexport const checks = { one, ordersCalls, total }\n",
  'e2e/buying.test.ts': "import '../apps/server/app.ts'\n",
}

/** Writes the tidy mall with some planted files to disk; it is deleted when the test ends. */
export function mallWith(planted: Record<string, string> = {}): Tree {
  const root = mkdtempSync(join(tmpdir(), 'tidy-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({ ...tidyMall, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readTree(root)
}

/** The findings of `rule` in the tidy mall with some planted files, as `path:line message`. */
export function said(rule: Rule, planted: Record<string, string>): string[] {
  return rule.check(mallWith(planted)).map(({ path, line, message }) => `${path}:${line} ${message}`)
}
