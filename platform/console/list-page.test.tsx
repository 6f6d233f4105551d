// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales, type Locale } from '../i18n/index.ts'
import { createAnswers } from '../page/answers/answers.ts'
import type { Runtime } from '../site/index.ts'
import { siteOf } from '../testing/pages/rendered.tsx'
import { ListSection } from './list-page.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const replied = 'All are answered'

/** The HTML of a list whose second page has no entries. */
async function emptyPage(locale: Locale, pages: number): Promise<string> {
  const answers = createAnswers({ client: () => Promise.reject(new Error('nobody')), nowMs: () => 0 })
  const runtime = { locale, renderedFor: null, answers } as unknown as Runtime
  const section = () => (
    <ListSection
      label={'Comments'}
      tabs={{
        label: 'States',
        all: ['all'],
        current: 'all',
        names: { all: 'All' },
        hrefOf: () => '/comments',
      }}
      total={''}
      cards={null}
      page={2}
      found={{ list: [], pages }}
      hrefOf={(page) => `/comments?page=${page}`}
      empty={{ title: replied }}
    />
  )
  const place = document.createElement('div')
  const root = createRoot(place)
  // eslint-disable-next-line require-await
  await act(async () => root.render(siteOf(runtime, section)))
  const html = place.innerHTML
  act(() => root.unmount())
  return html
}

test.each(locales)(
  'in %s a page whose entries have gone does not say that the list is empty',
  async (locale) => {
    expect(await emptyPage(locale, 0)).toContain(replied)
    const html = await emptyPage(locale, 1)
    expect(html).not.toContain(replied)
    expect(html).toContain('href="/comments?page=1"')
  },
)
