import { expect, test } from 'vitest'
import { pageTexts } from './page-texts.ts'
import { said } from './testing.ts'

const path = 'features/trade/orders/storefront/list.tsx'

test.each([
  '<p>Hello</p>',
  '<p>你好</p>',
  '<p>\n주문</p>',
  "<p>{'Hello'}</p>",
  '<p>{`Hello`}</p>',
  "<p>{'你好'}</p>",
  '<p title="你好" />',
  '<input placeholder="Your name" />',
  "<img alt={'A cup'} />",
  '`${n} 件`',
  "<p>{p.open ? 'Hello' : p.name}</p>",
  "<p>{p.open && 'Hello'}</p>",
  "<p>{p.name ?? 'Hello'}</p>",
  '<p>{`${p.n} items`}</p>',
  '<p aria-roledescription="carousel" />',
  "<Field hint={p.open ? p.hint : 'Hello'} />",
  "confirm({ title: 'Hello' })",
  "toast('error', 'Hello')",
])('text in a page is reported once: %s', (code) => {
  const found = said(pageTexts, { [path]: `export const List = () => ${code}\n` })
  expect(found).toEqual([expect.stringContaining('in the page: move it to the texts of all three languages')])
})

test('punctuation, values and attributes that nobody reads are ignored', () => {
  const text =
    '// 你好\nexport const List = (p) => <p className="wide" id="list">{p.count} × ¥ {texts.hello} <b>A</b></p>\n'
  expect(said(pageTexts, { [path]: text })).toEqual([])
})

test('the .ts files of pages are checked as well, except names of languages and partners', () => {
  const planted = {
    'features/trade/orders/storefront/tabs.ts': "export const tabs = [{ key: 'all', label: 'All' }]\n",
    'platform/ui/place.ts': "export const place = '你好'\n",
    'platform/ui/shell/languages.ts': "export const names = { 'zh-CN': '简体中文' }\n",
    'features/trade/orders/rules/words.ts': "export const words = ['你好']\n",
  }
  expect(said(pageTexts, planted)).toEqual([
    'features/trade/orders/storefront/tabs.ts:1 text "All" in the page: move it to the texts of all three languages',
    'platform/ui/place.ts:1 text "你好" in the page: move it to the texts of all three languages',
  ])
})

test('text catalogues and tests may contain texts', () => {
  const planted = {
    'features/trade/orders/storefront/texts.zh-CN.tsx': "export const texts = { hello: '你好' }\n",
    'features/trade/orders/storefront/list.test.tsx': 'export const page = <p>你好</p>\n',
  }
  expect(said(pageTexts, planted)).toEqual([])
})
