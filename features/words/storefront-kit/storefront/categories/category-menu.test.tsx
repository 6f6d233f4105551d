// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { defaultLocale } from '@hojip/platform/i18n'
import { UiProvider } from '@hojip/platform/ui'
import { CategoryMenu } from './category-menu.tsx'

function category(name: string) {
  return { id: name, name, href: `/goods?category1Id=${name}`, children: [] }
}

const rows = Array.from({ length: 40 }, (_, at) => ({ icon: '', categories: [category(`c${at}`)] }))
rows[0]!.categories.push(category('second'), category('third'))

test('many rows scroll inside the list, and the panel is beside it, where nothing clips it', () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(
      <UiProvider locale={defaultLocale}>
        <CategoryMenu rows={rows} />
      </UiProvider>,
    ),
  )
  const list = container.querySelector('nav > ul')!
  expect(list.className).toContain('h-100')
  expect(list.className).toContain('overflow-y-auto')
  expect(list.querySelectorAll('[data-row]')).toHaveLength(40)
  act(() => list.querySelector('button')!.click())
  const panel = container.querySelector('[data-panel]')!
  expect(panel.parentElement!.tagName).toBe('NAV')
  expect(panel.className).toContain('h-100')
  // The row names the categories that fit, the panel all of them.
  expect(list.querySelector('[data-row="0"]')!.textContent).not.toContain('third')
  expect(panel.textContent).toContain('third')
  act(() => root.unmount())
  container.remove()
})
