import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'
import { UiProvider } from './ui-context.tsx'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

test('¥, integer and decimals come in reading order, the struck price with its word', () => {
  const html = renderToStaticMarkup(
    <UiProvider locale="ko-KR">
      <Price value="1138.90" was="1299.00" />
    </UiProvider>,
  )
  expect(textOf(html)).toBe('¥1,138.90정가 ¥1,299')
})

test('nothing of the kit writes a style attribute, which the content policy refuses', () => {
  expect(renderToStaticMarkup(<Price value="39.90" size="xl" />)).not.toContain('style=')
})
