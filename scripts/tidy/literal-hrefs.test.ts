import { expect, test } from 'vitest'
import { literalHrefs } from './literal-hrefs.ts'
import { said } from './testing.ts'

const pages = {
  'features/trade/orders/storefront/index.ts': `export const pages = [
  definePage({ path: '/orders', component }),
  definePage({ ...shown, path: '/orders/$id' }),
]
`,
}
const page = 'features/trade/orders/storefront/list-page.tsx'
const advice = 'take it from features/words/hrefs'

function saidOf(text: string, path = page) {
  return said(literalHrefs, { ...pages, [path]: text })
}

test.each([
  ['<Link href="/orders">{t}</Link>', '"/orders"'],
  ['<Link href={`/orders/${id}`}>{t}</Link>', '`/orders/${id}`'],
  ["navigate('/orders?type=4')", "'/orders?type=4'"],
  ["go(isOver ? '/orders#top' : there)", "'/orders#top'"],
  ['<Link href="/">{t}</Link>', '"/"'],
  ["const trail = [{ label, href: '/' }]", "'/'"],
])('the literal address in %s is reported', (text, shown) => {
  expect(saidOf(`export const shown = () => (${text.replace(/^const trail = /, '')})\n`)).toEqual([
    `${page}:1 writes out the address ${shown}: ${advice}`,
  ])
})

test('the server code of rooms and the sites are checked, too', () => {
  const text = "export function where() {\n  return '/orders/7'\n}\n"
  for (const path of ['features/trade/orders/actions/tell.ts', 'apps/storefront/menu.ts'])
    expect(saidOf(text, path)).toEqual([`${path}:2 writes out the address '/orders/7': ${advice}`])
})

test('page definitions, route patterns, calls, files and other slashes are not addresses', () => {
  const text = `import { x } from './orders/x.ts'
export const shown = [usePage('/orders/$id'), 'GET /orders/list', '/v1/orders', path.split('/'), '/ordersOf', x]
`
  expect(saidOf(text)).toEqual([])
})

test('features/words/hrefs and tests may write addresses out', () => {
  const text = "export const ordersHref = '/orders'\n"
  expect(saidOf(text, 'features/words/hrefs/rules/orders.ts')).toEqual([])
  expect(saidOf(text, 'features/trade/orders/storefront/list-page.test.tsx')).toEqual([])
})
