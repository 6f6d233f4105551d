import { joinNames, namesIn } from '@hojip/platform/html'
import type { Locale } from '@hojip/platform/i18n'
import { CachedPart, useLocale } from '@hojip/platform/page'
import { Apart, type Frames, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cachedParts } from './cached-parts.ts'

const frames = { Around: ({ children }) => children } as Partial<Frames> as Frames
const rendered = vi.fn<() => void>()

function Card({ name }: { name: string }) {
  rendered()
  return (
    <p lang={useLocale()} className={name}>
      {name} <b>{name}</b> !
    </p>
  )
}

function Page() {
  return ['a', '<cached-part id="0">', 'b'].map((name) => (
    <li key={name}>
      before
      <CachedPart of={['card', name]}>
        <Card name={name} />
      </CachedPart>
      after
    </li>
  ))
}

function runtimeOf(locale: Locale, cachePart?: Runtime['cachePart']) {
  return {
    locale,
    renderedFor: null,
    hasPage: () => true,
    ...(cachePart && { cachePart }),
  } as unknown as Runtime
}

function piecesOf(locale: Locale, Page: () => ReactNode) {
  const apart = (part: ReactNode) => (
    <Apart runtime={runtimeOf(locale)} frames={frames}>
      {part}
    </Apart>
  )
  const { cachePart, filled } = cachedParts(locale, apart)
  return filled(renderToString(siteOf(runtimeOf(locale, cachePart), Page)))
}

function pageOf(locale: Locale, Shown: () => ReactNode = Page) {
  return Buffer.concat(piecesOf(locale, Shown).map(({ bytes }) => bytes)).toString()
}

test('a page with cached parts is the same as without, and each part is rendered once in a language', () => {
  const plain = (locale: Locale) => renderToString(siteOf(runtimeOf(locale), Page))
  expect(pageOf('ko-KR')).toBe(plain('ko-KR'))
  rendered.mockClear()
  expect(pageOf('ko-KR')).toBe(pageOf('ko-KR'))
  expect(rendered).not.toHaveBeenCalled()
  const english = pageOf('en-US')
  expect(rendered).toHaveBeenCalledTimes(3)
  expect(english).toBe(plain('en-US'))
})

test('a part depends on what its objects hold, whichever objects these are', () => {
  const shown = (...names: string[]) => {
    const Cards = () =>
      names.map((name, at) => (
        <CachedPart key={name} of={['card of an object', { name }, [at % 2]]}>
          <Card name={name} />
        </CachedPart>
      ))
    return pageOf('zh-CN', Cards)
  }
  rendered.mockClear()
  expect(shown('tea', 'rice')).toBe(shown('tea', 'rice'))
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(shown('rice', 'tea')).toContain('class="rice">rice')
  expect(rendered).toHaveBeenCalledTimes(4)
})

test('what a shopper or a shop has written is never taken for the place of a part', () => {
  const html = '<cached-part id="0"></cached-part><part id="0"></part><part- id="0"></part->'
  const Written = () => (
    <>
      <Page />
      <p title={html}>{html}</p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
  expect(pageOf('zh-CN', Written)).toBe(renderToString(siteOf(runtimeOf('zh-CN'), Written)))
})

test('the names of the pieces are those of the page', () => {
  const names = joinNames(piecesOf('zh-CN', Page).map((piece) => piece.names))
  expect(names).toEqual(namesIn(renderToString(siteOf(runtimeOf('zh-CN'), Page))))
})
