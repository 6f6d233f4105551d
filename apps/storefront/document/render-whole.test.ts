import { createElement, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.ts'

function soon<T>(value: T) {
  return new Promise<T>((done) => setTimeout(() => done(value), 5))
}

function inBoundary(part: () => string) {
  return createElement('main', null, createElement(Suspense, { fallback: 'waiting' }, createElement(part)))
}

test('a part that waits for data is in the HTML, without a script', async () => {
  const answer = soon('there')
  const html = await renderWhole(inBoundary(() => use(answer)))
  expect(html).toContain('there')
  expect(html).not.toContain('waiting')
  expect(html).not.toContain('<script')
})

test('a part that waits outside any boundary is in the HTML, too', async () => {
  const answer = soon('there')
  expect(await renderWhole(createElement(() => use(answer)))).toContain('there')
})

test('a part that fails makes the page fail', async () => {
  const failing = () => {
    throw new Error('planted')
  }
  await expect(renderWhole(inBoundary(failing))).rejects.toThrow('planted')
  await expect(renderWhole(createElement(failing))).rejects.toThrow('planted')
})

test('a big part stays in its place', async () => {
  const html = await renderWhole(inBoundary(() => 'long '.repeat(20_000)))
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<template')
})
