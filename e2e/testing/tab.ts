import type { BrowserContext, Page } from 'playwright'
import { settled } from './looking/settled.ts'

/** A tab in which one address is opened after the other: a new renderer takes a third of a load. */
export interface Tab {
  page: Page
  /**
   * Opens an address and waits until it has settled; returns the errors and warnings that the browser reported, and those
   * that `look` finds.
   * @param exists false where the page is expected not to be there, and may answer 404
   */
  open(href: string, exists: boolean, look: (page: Page) => Promise<string[]>): Promise<string[]>
}

export async function aTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  let mayMiss = false
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // Error responses are collected below, with their URL.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer)
      problems.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A page that redirects aborts its requests.
    if (why !== 'net::ERR_ABORTED') problems.push(`${why} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !(mayMiss && response.status() === 404))
      problems.push(`${response.status()} ${response.url()}`)
  })
  return {
    page,
    async open(href, exists, look) {
      mayMiss = !exists
      problems = []
      await page.goto(href, { waitUntil: 'load' })
      await settled(page)
      problems.push(...(await look(page)))
      return problems.map((problem) => `${href}: ${problem}`)
    },
  }
}
