import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'
import { UiProvider } from '../ui-context.tsx'

function textOf(html: string) {
  return html.replaceAll(/<[^>]+>/g, '')
}

test('¥, integer and decimals come in reading order, the struck price with its label', () => {
  const html = renderToStaticMarkup(
    <UiProvider locale="ko-KR">
      <Price value="1138.90" was="1299.00" />
    </UiProvider>,
  )
  expect(textOf(html)).toBe('¥1,138.90정가 ¥1,299')
})

test('no part of the kit writes a style attribute, which the content policy refuses', () => {
  expect(renderToStaticMarkup(<Price value="39.90" size="xl" />)).not.toContain('style=')
})

test.each([
  ['zh-CN', '¥17.80 起'],
  ['ko-KR', '¥17.80부터'],
  ['en-US', 'From ¥17.80'],
] as const)('the lowest of several prices is marked in %s', (locale, expected) => {
  const html = renderToStaticMarkup(
    <UiProvider locale={locale}>
      <Price value="17.80" from />
    </UiProvider>,
  )
  expect(textOf(html)).toBe(expected)
})
