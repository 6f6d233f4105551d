import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLocale, type Locale, locales } from '@hojip/platform/i18n'
import { UiProvider } from '@hojip/platform/ui'
import { Footer } from '../footer/footer.tsx'
import { MallShell, type MallShellProps } from './mall-shell.tsx'
import type { FooterData, MallShellData } from '../shell-data.ts'

function nothing() {
  return undefined
}

const visitor: MallShellData = {
  viewer: null,
  cartCount: 0,
  noticeCount: 0,
  pathname: '/',
  onSearch: nothing,
  onLocale: nothing,
  onSignOut: nothing,
}
function htmlOf(data: MallShellData, locale: Locale = defaultLocale) {
  return renderToStaticMarkup(
    <UiProvider locale={locale}>
      <MallShell {...data}>
        <h1>·</h1>
      </MallShell>
    </UiProvider>,
  )
}

function hrefs(html: string) {
  return [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!))].toSorted()
}

const own = ['/cart', '/me', '/me/help', '/me/notifications', '/orders']
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

test('the choice of language is shown when the mall offers it', () => {
  expect(htmlOf(visitor)).toContain('简体中文')
  expect(htmlOf({ ...visitor, languageSwitch: false })).not.toContain('简体中文')
})

test('the height of the strip of open pages is reserved until it loads', () => {
  const html = (tags: MallShellProps['tags']) =>
    renderToStaticMarkup(
      <UiProvider locale={defaultLocale}>
        <MallShell {...visitor} tags={tags}>
          <h1>·</h1>
        </MallShell>
      </UiProvider>,
    )
  expect(html(null)).toContain('<div class="h-[34px]')
  expect(html(undefined)).not.toContain('<div class="h-[34px]')
})

test('help and the phone line appear only with their addresses', () => {
  const footerOf = (data: FooterData) =>
    renderToStaticMarkup(
      <UiProvider locale={defaultLocale}>
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
