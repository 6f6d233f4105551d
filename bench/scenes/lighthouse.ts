import { join } from 'node:path'
import { freePort } from '@hojip/platform/embedded-postgres'
import { extraPackage } from '@hojip/platform/testing/extra-packages'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../scripts/test/chromium.ts'
import { goals } from '../goals.ts'
import { median } from '../load/figures.ts'
import { newMallFolder, removeMallFolder, startMallProcess } from '../mall/mall-process.ts'
import type { Row } from '../table.ts'

/** The median of so many visits is reported, since Lighthouse's scores vary by a few points. */
const visits = 3

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the bench uses of Lighthouse. */
interface Lighthouse {
  default(
    url: string,
    options: { port: number; output: 'json'; logLevel: 'error'; extraHeaders: Record<string, string> },
  ): Promise<
    | {
        lhr: {
          audits: Record<string, { numericValue?: number }>
          categories: Record<string, { score: number | null }>
        }
      }
    | undefined
  >
}

interface Visit {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  layoutShift: number
}

/** One visit of a phone with an empty cache, on the slow network and processor that Lighthouse simulates. */
async function visit(url: string, port: number): Promise<Visit> {
  const { default: lighthouse } = extraPackage<Lighthouse>('lighthouse')
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // An address without a language is the Chinese page's; in another language it names a canonical one.
    extraHeaders: { 'accept-language': 'zh-CN' },
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { audits, categories } = result.lhr
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
  }
}

function rowOf(what: string, seen: readonly Visit[]): Row {
  const of = (field: keyof Visit) => median(seen.map((one) => one[field]))
  const [performance, paintMs] = [of('performance'), of('largestPaintMs')]
  const others = [of('accessibility'), of('bestPractices'), of('seo')].join(' / ')
  return {
    what: `Lighthouse, mobile: ${what}`,
    value: `${performance}, LCP ${(paintMs / 1_000).toFixed(2)} s, CLS ${of('layoutShift').toFixed(3)}; ${others}`,
    goals: [goals.lighthouse(performance, paintMs)],
  }
}

async function addressesOf(mallUrl: string): Promise<[what: string, path: string][]> {
  const answer = await fetch(`${mallUrl}/v1/bizGoods/findAll`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: { list: { pkId: string }[] } }
  return [
    ['home', '/'],
    ['list', '/goods'],
    ['product detail', `/goods/info/${data.list[0]!.pkId}`],
  ]
}

async function visitAll(browser: Browser, mallUrl: string, port: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path] of await addressesOf(mallUrl)) {
    // An unmeasured visit first: it makes the server resize pictures and cache pages.
    await visit(mallUrl + path, port)
    const seen: Visit[] = []
    for (let i = 0; i < visits; i += 1) seen.push(await visit(mallUrl + path, port))
    rows.push(rowOf(what, seen))
  }
  await browser.close()
  return rows
}

/**
 * Lighthouse scores of a phone's first visits to a separate demo mall; `accessibility / practices / SEO` come last.
 */
export async function measureFirstVisits(dataDir: string): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('Lighthouse needs Chromium; see docs/testing.md')
  const folder = await newMallFolder(join(dataDir, 'first-visits'))
  const mall = await startMallProcess(folder)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  try {
    return await visitAll(browser, mall.url, port)
  } finally {
    await browser.close()
    await mall.program.stop()
    removeMallFolder(folder.dataDir)
  }
}
