// by turns: day 2 of 3
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { turnOf } from '@hojip/platform/testing'
import { expect, inject, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

interface Ended {
  pid: number
  code: number | null
  out: string
  errors: string
}

function quickBench(only: string[], onError?: (text: string, kill: () => void) => void): Promise<Ended> {
  const { serverUrl } = inject('testDatabases')
  const options = ['--quick', '--test-database', serverUrl, ...only.flatMap((name) => ['--only', name])]
  return new Promise((done) => {
    const child = execFile(process.execPath, [main, ...options], (_error, out, errors) =>
      done({ pid: child.pid!, code: child.exitCode, out, errors }),
    )
    child.stderr!.on('data', (text: string) => onError?.(text, () => child.kill('SIGINT')))
  })
}

function isLeft({ pid }: Ended) {
  return existsSync(join(tmpdir(), `hojip-bench-${pid}`))
}

/** Parts of the bench, and rows that each prints. */
const parts = [
  {
    only: [
      'product detail',
      'category',
      'search',
      'suggestions',
      'filters',
      'page: ',
      'session',
      'sign in',
      'at rest',
    ],
    rows: [
      'product detail',
      'product detail, as browsers ask',
      'category list',
      'category list, never asked before',
      'search, as browsers ask',
      'search, never asked before',
      'suggestions while typing, never asked before',
      'filters of a category, never asked before',
      'filters of a search, never asked before',
      'page: home',
      'page: product',
      'page: product, never asked before',
      'page: product, never asked before, as browsers ask',
      'page: category list, never asked before',
      'at rest: statements',
      'at rest: of a core',
      'memory at rest, PSS',
      'session: the same, signed in',
      'sign in by password',
      'sign in by code',
    ],
  },
  {
    only: ['upload', 'add to cart', 'checkout'],
    rows: [
      'upload: a picture of',
      'upload: a form of five',
      'upload: most memory meanwhile',
      'add to cart',
      'whole checkout, to paid, 1 at a time',
      'whole checkout, to paid, 10 at a time',
      'order of a SKU that all want',
    ],
  },
  {
    only: ['triggers', 'refund', 'deadlines'],
    rows: [
      'triggers: a sale',
      'triggers: the last unit is sold',
      'triggers: a price',
      'refund, from yes to money back',
      'deadlines, 200 at once: lateness',
    ],
  },
  {
    only: ['sockets', 'chat', 'product list', 'product files', 'shop figures'],
    rows: [
      'sockets: memory of one of 100',
      'sockets: opening 100',
      'sockets: 200 on two processes, one is killed: all are back after',
      'sockets: 1,000 messages meanwhile: lost',
      'chat: messages stored and delivered',
      'chat: the same at half the load',
      'product list: any page and order of 400',
      'product list: 400 prices changed in bulk',
      'product files: 400 SKUs exported',
      'product files: imported, 20 of 200 products changed',
      'product files: 200 products of three SKUs imported, new',
      'product files: 200 products of three SKUs imported, with other prices',
      'shop figures: a day of 200 orders computed',
      'shop figures: overview of 3 years',
    ],
  },
]

/** Of every run that fills a mall. */
const ofAnyMall = [
  'memory after the load, PSS',
  'JavaScript of the product page, gzip',
  'first start to first page',
  'later start to first page',
]

test.each(process.env['BENCH'] === 'all' ? parts : turnOf(parts, parts.length, inject('torture').turn))(
  'a small run measures $only and cleans up after itself',
  async ({ only, rows }) => {
    const ended = await quickBench(only)
    expect(ended.code, ended.errors).toBe(0)
    const isMallFilled = !only.includes('sockets')
    for (const row of [...rows, ...(isMallFilled ? ofAnyMall : [])]) expect(ended.out).toContain(`\n${row}`)
    expect(isLeft(ended)).toBe(false)
  },
)

test('Ctrl-C during a run leaves nothing behind', async () => {
  // Once: a second one ends a program at once, as people expect who press it twice.
  let isPressed = false
  const ended = await quickBench(['page: home'], (text, kill) => {
    if (isPressed || !text.includes('products')) return
    isPressed = true
    kill()
  })
  expect(ended.code, ended.errors).toBe(130)
  expect(isLeft(ended)).toBe(false)
})
