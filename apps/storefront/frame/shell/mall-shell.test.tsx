import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { defaultLocale as locale, type Locale, locales } from '@hojip/platform/i18n'
import type { Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { UiProvider } from '@hojip/platform/ui'
import { Footer } from '../footer/footer.tsx'
import { MallShell, type MallShellProps } from './mall-shell.tsx'
import { TabBar } from './tab-bar.tsx'
import type { FooterData, MallShellData } from '../shell-data.ts'

function nothing() {
  return undefined
}

const visitor: MallShellData = { viewer: null, cartCount: 0, pathname: '/', onSearch: nothing }
function htmlOf(data: MallShellData, of: Locale = locale, unreadCount = 0) {
  return renderToStaticMarkup(
    <UiProvider locale={of}>
      <MallShell {...data} tabBar={<TabBar {...data} unreadCount={unreadCount} />}>
        <h1>·</h1>
      </MallShell>
    </UiProvider>,
  )
}

function hrefs(html: string) {
  return [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!))].toSorted()
}

const own = ['/me/collection', '/cart', '/chatroom', '/me', '/me/help', '/orders']
const everywhere = [
  '#main',
  '/',
  '/business',
  '/chartsGoods',
  '/importedGoods',
  '/koreaShop',
  ...own,
].toSorted()
const waysIn = ['/login?type=0', '/login?type=1']

test('a visitor gets links only to pages that every mall has', () => {
  expect(hrefs(htmlOf(visitor))).toEqual([...everywhere, ...waysIn].toSorted())
})

test('a signed-in user sees neither the sign-in links nor entries missing from their access list', () => {
  const lin = { name: 'Lin', access: ['cart'] }
  expect(hrefs(htmlOf({ ...visitor, viewer: lin }))).toEqual(everywhere.filter((href) => href !== '/orders'))
  expect(htmlOf({ ...visitor, viewer: lin })).toContain('你好，Lin')
})

/** With the parts whose scripts load later. */
async function wholeHtmlOf(data: MallShellData) {
  const Shell = () => (
    <UiProvider locale={locale}>
      <MallShell {...data}>
        <h1>·</h1>
      </MallShell>
    </UiProvider>
  )
  const runtime = { locale, renderedFor: null, hasPage: () => true } as unknown as Runtime
  return text((await prerenderToNodeStream(siteOf(runtime, Shell))).prelude)
}

test('the choice of language is shown when the mall offers it', async () => {
  expect(await wholeHtmlOf(visitor)).toContain('简体中文')
  expect(await wholeHtmlOf({ ...visitor, languageSwitch: false })).not.toContain('简体中文')
})

test('the height of the strip of open pages is reserved until it loads', () => {
  const html = (tags: MallShellProps['tags']) =>
    renderToStaticMarkup(
      <UiProvider locale={locale}>
        <MallShell {...visitor} tags={tags}>
          <h1>·</h1>
        </MallShell>
      </UiProvider>,
    )
  expect(html(null)).toContain('<div class="min-h-[34px]')
  expect(html(undefined)).not.toContain('<div class="min-h-[34px]')
})

test('unread messages are counted in the narrow bar and in the tab bar, which phones have', () => {
  const counted = htmlOf({ ...visitor, viewer: { name: 'Lin' }, unread: <b>99+</b> }, locale, 120)
  const links = [...counted.matchAll(/<a href="\/chatroom"[^>]*>(.*?)<\/a>/g)].map(([, inside]) => inside)
  expect(links).toHaveLength(2)
  for (const inside of links) expect(inside).toMatch(/消息.*99\+/)
  expect(
    htmlOf(visitor)
      .match(/<nav aria-label="主导航" class="fixed.*?<\/nav>/)![0]
      .match(/<a |<button /g),
  ).toHaveLength(5)
})

test('help and the phone line appear only with their addresses', () => {
  const footerOf = (data: FooterData) =>
    renderToStaticMarkup(
      <UiProvider locale={locale}>
        <Footer {...data} />
      </UiProvider>,
    )
  const html = footerOf({
    phone: '400-000-0000',
    hours: '工作日 8:30–17:30',
    helpHrefs: { privacy: '/me/help?id=8' },
  })
  expect(hrefs(html)).toEqual(['/me/help?id=8', 'tel:400-000-0000'])
  expect(html).toContain('8:30–17:30')
  expect(hrefs(footerOf({}))).toEqual([])
})

test.each(locales)('in %s there is one main element, a skip link, and no style attribute', (locale) => {
  const html = htmlOf({ ...visitor, viewer: { name: 'Lin' }, cartCount: 120 }, locale)
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html).toContain('href="#main"')
  expect(html).toContain('99+')
  expect(html).not.toContain('style=')
})
